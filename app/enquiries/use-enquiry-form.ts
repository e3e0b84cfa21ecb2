import { useEffect, useRef, useState, type FormEvent } from "react";

import { albertaDate } from "#app/alberta-time/alberta-time.ts";
import { useToast } from "#app/site-frame/toasts.tsx";

import type { EnquiryErrors } from "./enquiry.ts";
import { postEnquiry } from "./post-enquiry.ts";
import { thanks } from "./thanks.ts";

/**
 * Sends an enquiry form in place: one post at a time, a key that makes repeats harmless, what was
 * typed stays until it is kept.
 * @param serverErrors what a post without scripts was refused for
 */
export function useEnquiryForm(serverErrors: EnquiryErrors) {
  const toast = useToast();
  const form = useRef<HTMLFormElement>(null);
  const formKey = useRef<string>(undefined);
  const [errors, setErrors] = useState(serverErrors);
  const [sending, setSending] = useState(false);
  const [reference, setReference] = useState<string | null>(null);

  // No date stands in stored pages: the browser learns here what today is.
  useEffect(() => {
    const date = form.current?.elements.namedItem("eventDate");
    if (date instanceof HTMLInputElement) date.min = albertaDate(new Date());
  }, []);

  // The first field that needs the couple's attention, where they will see it.
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
    const fields = new FormData(element);
    formKey.current ??= crypto.randomUUID();
    fields.append("formKey", formKey.current);
    const posted = await postEnquiry(fields);
    setSending(false);
    if (!posted.ok) {
      setErrors(posted.errors);
      return;
    }
    formKey.current = undefined;
    setErrors({});
    setReference(posted.reference);
    element.reset();
    toast(thanks(posted.replyPromise));
  }

  return { form, errors, sending, reference, send };
}
