import { useEffect, useRef, useState, type FormEvent } from "react";

import { openMillisField } from "#app/letterbox/guard-fields.ts";
import type { Posted } from "./submit-form.ts";
import { useOpenMillis } from "#app/letterbox/use-open-millis.ts";

type Errors = Partial<Record<string, string>>;

/**
 * Sends a form in place: one post at a time, a key that makes repeats harmless, what was typed
 * stays until it is kept.
 * @param serverErrors what a post without scripts was refused for
 * @param post sends the fields
 * @param onKept what to say when they are kept
 */
export function usePostedForm<Kept extends { reference: string }>(
  serverErrors: Errors,
  post: (fields: FormData) => Promise<Posted<Kept>>,
  onKept: (kept: Kept) => void,
) {
  const form = useRef<HTMLFormElement>(null);
  const formKey = useRef<string>(undefined);
  const openMillis = useOpenMillis();
  const [errors, setErrors] = useState(serverErrors);
  const [sending, setSending] = useState(false);
  const [reference, setReference] = useState<string | null>(null);

  // The first field that needs the sender's attention, where they will see it.
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    const first = form.current?.querySelector<HTMLElement>("[aria-invalid=true], [data-form-error]");
    // A group of tiles cannot be focused itself.
    (first?.matches("fieldset") ? first.querySelector("input") : first)?.focus();
  }, [errors]);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    if (sending) return;
    setSending(true);
    // What was kept before says nothing of this one.
    setReference(null);
    const fields = new FormData(element);
    formKey.current ??= crypto.randomUUID();
    fields.append("formKey", formKey.current);
    fields.append(openMillisField, String(openMillis()));
    const posted = await post(fields);
    setSending(false);
    if (!posted.ok) {
      setErrors(posted.errors);
      return;
    }
    formKey.current = undefined;
    setErrors({});
    setReference(posted.kept.reference);
    element.reset();
    onKept(posted.kept);
  }

  return { form, errors, sending, reference, send };
}
