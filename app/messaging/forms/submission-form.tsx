import type { ComponentProps, ReactNode } from "react";
import { useLocation } from "react-router";

import { useWeddingTheme } from "#app/site/theme/theme-provider.tsx";
import { withThemeParam } from "#app/site/theme/with-theme-param.ts";

import { draftOwner, FormDraft } from "./form-draft.tsx";
import { FormErrors, formErrorsHash } from "./form-errors.tsx";
import { HoneypotField } from "./honeypot-field.tsx";
import { SavedNotice } from "./saved-notice.tsx";
import type { useFormSubmission } from "./use-form-submission.ts";

type SubmissionFormProps = {
  submission: Omit<ReturnType<typeof useFormSubmission>, "errors">;
  /** Where the form goes without scripts. */
  path: string;
  summary: ComponentProps<typeof FormErrors> & { idPrefix: string };
  /** What a draft is about, where the path of the page does not say it. */
  subject?: string;
  submitLabel: string;
  tone?: "primary" | "line";
  /** The confirmation, up to the reference that follows it. */
  savedText: string;
  /** What else stands below the button once it is saved. */
  afterSaved?: ReactNode;
  children: ReactNode;
} & Pick<ComponentProps<"form">, "id" | "className" | "onInput" | "onReset">;

/** What every public form has around its fields: where it goes, its errors, its draft, what was saved. */
export function SubmissionForm({
  submission: { form, sending, reference, send },
  path,
  summary,
  subject,
  submitLabel,
  tone = "primary",
  savedText,
  afterSaved,
  children,
  className = "enquiry-form",
  ...rest
}: SubmissionFormProps) {
  const { addressTheme } = useWeddingTheme();
  const { pathname } = useLocation();
  return (
    <form
      {...rest}
      ref={form}
      method="post"
      action={withThemeParam(path, addressTheme) + formErrorsHash}
      className={className}
      onSubmit={(event) => void send(event)}
    >
      <FormErrors {...summary} />
      <FormDraft owner={draftOwner(summary.idPrefix, pathname, subject)} />
      {children}
      <HoneypotField />
      <button type="submit" className={`button button--${tone}`} aria-disabled={sending || undefined}>
        {sending ? "Sending …" : submitLabel}
      </button>
      <SavedNotice ref={showWhole} reference={reference}>
        {savedText}
      </SavedNotice>
      {reference !== null && afterSaved}
    </form>
  );
}

/** What comes below a button is seen at once, clear of the header and the messages at the foot of the window. */
function showWhole(notice: HTMLElement | null): void {
  notice?.scrollIntoView({ block: "nearest" });
}
