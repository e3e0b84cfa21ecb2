import { useEffect, useId, useRef, useSyncExternalStore, type ComponentProps } from "react";
import { Form } from "react-router";

import { FormErrorSummary } from "#app/messaging/forms/form-outcome.tsx";

import {
  clearFormFailure,
  markFormSending,
  submissionFailureMessage,
  subscribeToFailedSubmissions,
} from "./failed-submission.ts";

/**
 * A form that a private page posts to its own route. When the sending fails, the form says so above its
 * fields, which still hold everything that was typed; the route has to send it with `submitKeepingInput`.
 */
export function PrivateForm({ children, onSubmit, ...rest }: Omit<ComponentProps<typeof Form>, "method">) {
  const form = useId();
  useEffect(() => () => clearFormFailure(form), [form]);
  const words = useSyncExternalStore(
    subscribeToFailedSubmissions,
    () => submissionFailureMessage(form),
    () => null,
  );
  return (
    <Form
      {...rest}
      method="post"
      onSubmit={(event) => {
        markFormSending(form);
        onSubmit?.(event);
      }}
    >
      {words !== null && <Undelivered words={words} />}
      {children}
    </Form>
  );
}

/** Takes the focus, so that it is heard and seen. */
function Undelivered({ words }: { words: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector<HTMLElement>("[data-form-error]")?.focus(), []);
  return (
    <div ref={box}>
      <FormErrorSummary errors={[words]} />
    </div>
  );
}
