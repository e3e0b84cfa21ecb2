import { useEffect, useId, useSyncExternalStore, type ComponentProps } from "react";
import { Form, useLocation } from "react-router";

import { withLanguageParam, type Language } from "#app/languages/language.ts";
import type { SayDraft } from "#app/messaging/forms/describe-draft.ts";
import { draftOwner, FormDraft } from "#app/messaging/forms/form-draft.tsx";
import { FormErrors, formErrorsHash } from "#app/messaging/forms/form-errors.tsx";
import { useHydrated } from "#app/ui/design-system/use-hydrated.ts";

import {
  clearFormFailure,
  describeFailure,
  markFormSending,
  submissionFailure,
  subscribeToFailedSubmissions,
  type SubmissionFailure,
} from "./failed-submission.ts";
import { rememberPressed } from "./focus-after-post.ts";

type PrivateFormProps = Omit<ComponentProps<typeof Form>, "method" | "action"> & {
  /** Its name among the drafts of the page; without one the form keeps no draft. */
  draft?: string;
  /** The name of another form's draft on this page that this one sends: it goes once this is saved. */
  sends?: string;
  /** What is wrong with the rejected form. */
  summary?: ComponentProps<typeof FormErrors>;
  /** Says why it was not delivered; in English otherwise. */
  sayFailure?: (failure: SubmissionFailure) => string;
  /** Says what became of its draft; in English otherwise. */
  sayDraft?: SayDraft;
  /**
   * The language of a guest's page whose address does not say it. Without scripts the form does, so that a busy site
   * returns it in that language.
   */
  language?: Language;
};

/**
 * A form that a private page posts to its own route. When the sending fails, the form says so above its
 * fields, which still hold everything that was typed; the route has to send it with `submitKeepingInput`.
 */
export function PrivateForm({
  children,
  onSubmit,
  draft = "",
  sends = draft,
  summary = {},
  sayFailure = describeFailure,
  sayDraft,
  language = "en",
  ...rest
}: PrivateFormProps) {
  const form = useId();
  useEffect(() => () => clearFormFailure(form), [form]);
  const failure = useSyncExternalStore(
    subscribeToFailedSubmissions,
    () => submissionFailure(form),
    () => null,
  );
  const { pathname, search } = useLocation();
  const owner = draft === "" ? null : draftOwner(draft, pathname);
  const sentOwner = sends === "" ? null : draftOwner(sends, pathname);
  const cameByScript = useHydrated();
  const target = withLanguageParam(pathname + search, language === "en" ? null : language);
  return (
    <Form
      {...rest}
      {...(!cameByScript && { action: target + formErrorsHash })}
      method="post"
      onSubmit={(event) => {
        markFormSending(form, sentOwner);
        const { nativeEvent } = event;
        rememberPressed(
          event.currentTarget,
          nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null,
        );
        onSubmit?.(event);
      }}
    >
      {failure === null ? <FormErrors {...summary} /> : <FormErrors message={sayFailure(failure)} />}
      {owner !== null && <FormDraft owner={owner} sayDraft={sayDraft} />}
      {children}
    </Form>
  );
}
