import { useEffect, useState } from "react";

import { albertaDate } from "#app/calendar/alberta-time.ts";
import { useFormSubmission } from "#app/messaging/forms/use-form-submission.ts";
import { queueForPlan } from "#app/catalogue/plan-outbox/queue-message.ts";
import type { AddedMessage } from "#app/catalogue/plan-outbox/outbox-message.ts";
import { useWeddingTheme } from "#app/site/theme/theme-provider.tsx";
import { useToast } from "#app/site/frame/toasts.tsx";

import type { EnquiryErrors } from "./enquiry-form-fields.ts";
import type { formForPlan } from "./form-for-plan.ts";
import { submitEnquiryForm } from "./submit-enquiry.ts";
import { thanksMessage } from "./thanks-message.ts";

/**
 * Sends an enquiry form in place and thanks for it; the couple's plan learns who was asked.
 * @param serverErrors what a post without scripts was refused for
 * @param onSaved what else to do when the enquiry is saved
 */
export function useEnquiryForm(serverErrors: EnquiryErrors, onSaved: () => void = () => {}) {
  const toast = useToast();
  const { pack } = useWeddingTheme();
  const post = async (fields: FormData) => {
    const posted = await submitEnquiryForm(fields, pack.name);
    const ids = fields.getAll("vendors").map(Number);
    if (posted.ok) {
      const { reference, samples } = posted.saved;
      const asked = { ids, samples, reference };
      if (ids.length > 0) queueForPlan({ kind: "asked", ...asked });
      setForPlan(null);
      // A message from a business is none for a plan. The thanks do not wait for it.
      if (!fields.has("subject")) void readForPlan(fields, asked).then(setForPlan);
    }
    return posted;
  };
  const [forPlan, setForPlan] = useState<AddedMessage | null>(null);
  const [next, setNext] = useState("");
  const controls = useFormSubmission(serverErrors, post, (saved) => {
    toast(thanksMessage(saved.replyPromise));
    setNext(saved.next);
    onSaved();
  });
  const { form } = controls;

  // No date stands in stored pages: the browser learns here what today is.
  useEffect(() => {
    const date = form.current?.elements.namedItem("eventDate");
    if (date instanceof HTMLInputElement) date.min = albertaDate(new Date());
  }, [form]);

  return { ...controls, next, forPlan };
}

/** Loaded once a form is saved. Without a signal by then, the plan is not offered what was typed. */
async function readForPlan(...typed: Parameters<typeof formForPlan>): Promise<AddedMessage | null> {
  try {
    const { formForPlan } = await import("./form-for-plan.ts");
    return formForPlan(...typed);
  } catch {
    return null;
  }
}
