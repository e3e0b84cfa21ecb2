import type { AddedMessage } from "#app/catalogue/plan-outbox/outbox-message.ts";
import { parseCount } from "#app/messaging/forms/parse-count.ts";

import { askedVendor, enquiryForPlan } from "./enquiry-for-plan.ts";

/**
 * What was typed into an enquiry's form, for the couple's plan.
 * @param asked the listings that it was sent to, and which of them are samples
 */
export function formForPlan(
  fields: FormData,
  { ids, samples, reference }: { ids: readonly number[]; samples: readonly number[]; reference: string },
): AddedMessage {
  const text = (name: string) => {
    const value = fields.get(name);
    return typeof value === "string" ? value : null;
  };
  return enquiryForPlan({
    reference,
    path: null,
    eventDate: text("eventDate"),
    guestCount: text("guestCount"),
    guestNumber: parseCount(text("guestNumber") ?? ""),
    vendors: ids.map((id) => askedVendor(id, samples.includes(id))),
  });
}
