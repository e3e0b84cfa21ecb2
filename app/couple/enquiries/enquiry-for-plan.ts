import { isCalendarDate } from "#app/calendar/alberta-time.ts";
import type { AddedMessage, EnquiryVendor } from "#app/catalogue/plan-outbox/outbox-message.ts";

type EnquiryForPlan = {
  reference: string;
  path: string | null;
  /** As the form or the database has it. */
  eventDate: string | null;
  guestCount: string | null;
  guestNumber: number | null;
  vendors: readonly EnquiryVendor[];
};

/** Date, guests and vendors of an enquiry, as the couple's plan takes them. */
export function enquiryForPlan({
  eventDate,
  guestCount,
  guestNumber,
  ...enquiry
}: EnquiryForPlan): AddedMessage {
  return {
    kind: "enquiry",
    ...enquiry,
    date: eventDate !== null && isCalendarDate(eventDate) ? eventDate : null,
    guests: guestNumber ?? guestEstimate(guestCount),
  };
}

/**
 * The number of guests that a choice of the form stands for: its upper end, so that nothing is planned too
 * small. '200+' is 200, the only number that was said.
 */
export function guestEstimate(guestCount: string | null): number | null {
  const numbers = guestCount?.match(/\d+/g)?.map(Number) ?? [];
  return numbers.at(-1) ?? null;
}

/**
 * A vendor of which nothing is known but that it was asked; the plan looks up its name. A sample has nobody to ask.
 */
export function askedVendor(id: number, sample = false): EnquiryVendor {
  return {
    id,
    name: "",
    category: "",
    sample,
    status: sample ? "considering" : "contacted",
    quoteCents: null,
    quotePerGuest: false,
    quoteNote: "",
    notes: "",
  };
}
