import type { AddedMessage } from "#app/catalogue/plan-outbox/outbox-message.ts";
import { parseCount } from "#app/messaging/forms/parse-count.ts";

import { askedVendor, enquiryForPlan } from "./enquiry-for-plan.ts";

/** The listings that an enquiry names, which of them are samples, and its reference. */
type Asked = { ids: readonly number[]; samples: readonly number[]; reference: string };

/** What was typed into an enquiry's form, for the couple's plan. */
export function formForPlan(fields: FormData, { ids, samples, reference }: Asked): AddedMessage {
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
