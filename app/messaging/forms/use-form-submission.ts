import { useEffect, useRef, useState, type FormEvent } from "react";

import { loadSender, parseReference, postForm } from "./post-form.ts";
import { openMillisFieldName } from "./spam-guard-fields.ts";
import type { SubmitResult } from "./submit-form.ts";
import { useFormOpenTime } from "./use-form-open-time.ts";

type Errors = Partial<Record<string, string>>;

/**
 * Sends a form in place: one post at a time, a key that makes repeats harmless; the typed values stay until
 * the form is saved.
 * @param serverErrors errors of a rejected post without scripts
 * @param post sends the fields
 * @param onSaved message when they are saved
 */
export function useFormSubmission<Saved extends { reference: string }>(
  serverErrors: Errors,
  post: (fields: FormData) => Promise<SubmitResult<Saved>>,
  onSaved: (saved: Saved) => void,
) {
  const form = useRef<HTMLFormElement>(null);
  const formKey = useRef<string>(undefined);
  const openMillis = useFormOpenTime();
  const [errors, setErrors] = useState(serverErrors);
  const [sending, setSending] = useState(false);
  const [reference, setReference] = useState<string | null>(null);

  // What sends the form is here by the time that it is filled in.
  useEffect(() => {
    const ahead = () => void loadSender().catch(() => {});
    const element = form.current;
    element?.addEventListener("input", ahead, { once: true });
    return () => element?.removeEventListener("input", ahead);
  }, []);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    if (sending) return;
    setSending(true);
    // The earlier confirmation does not apply to this submission.
    setReference(null);
    const fields = new FormData(element);
    formKey.current ??= crypto.randomUUID();
    fields.append("formKey", formKey.current);
    fields.append(openMillisFieldName, String(openMillis()));
    const posted = await post(fields);
    setSending(false);
    if (!posted.ok) {
      setErrors(posted.errors);
      return;
    }
    formKey.current = undefined;
    setErrors({});
    setReference(posted.saved.reference);
    element.reset();
    onSaved(posted.saved);
  }

  return { form, errors, sending, reference, send };
}

/**
 * The same for a form that gets a reference and nothing else.
 * @param path where scripts post it
 */
export const useReferencedForm = (path: string, serverErrors: Errors) =>
  useFormSubmission(
    serverErrors,
    (fields) => postForm(path, fields, parseReference),
    // The note under the button is the message: there is nothing to add.
    () => {},
  );
