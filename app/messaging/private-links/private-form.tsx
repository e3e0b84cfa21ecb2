import { useEffect, useId, useRef, useSyncExternalStore, type ComponentProps } from "react";
import { Form } from "react-router";

import { FormTrouble } from "#app/messaging/forms/form-outcome.tsx";

import { forgetForm, noteSending, undeliveredWords, watchUndelivered } from "./failed-submission.ts";

/**
 * A form that a private page posts to its own route. When it does not arrive it says so above its fields, in
 * which everything that was typed still stands; the route has to send it with `keepTyped`.
 */
export function PrivateForm({ children, onSubmit, ...rest }: Omit<ComponentProps<typeof Form>, "method">) {
  const form = useId();
  useEffect(() => () => forgetForm(form), [form]);
  const words = useSyncExternalStore(
    watchUndelivered,
    () => undeliveredWords(form),
    () => null,
  );
  return (
    <Form
      {...rest}
      method="post"
      onSubmit={(event) => {
        noteSending(form);
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
      <FormTrouble errors={[words]} />
    </div>
  );
}
