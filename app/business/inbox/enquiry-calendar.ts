import type { CalendarFileEntry } from "#app/calendar/calendar-file.ts";
import type { RecipientState } from "#app/couple/enquiries/enquiry-state.ts";

import { describeForBusiness } from "./inbox-list.ts";

/** An enquiry as the calendar shows it. */
export type EnquiryOnDay = {
  reference: string;
  couple: string;
  /** Wall date in Alberta; null while it is open. */
  eventDate: string | null;
  guests: string | null;
  progress: RecipientState;
};

const wholeDay = { start: null, minutes: 0, place: "" } as const;

/**
 * A business's open enquiries, its bookings and the days that it marked as taken itself, for its calendar
 * program: nothing about a couple that the inbox does not show. Only what is booked or taken fills a day; a day
 * that was read from the business's own calendar is there already.
 * @param takenByHand wall dates in Alberta
 */
export function enquiryCalendarEntries(
  enquiries: readonly EnquiryOnDay[],
  takenByHand: readonly string[],
): CalendarFileEntry[] {
  const booked = new Set<string>();
  const entries: CalendarFileEntry[] = [];
  for (const { reference, couple, eventDate, guests, progress } of enquiries) {
    const isBooked = progress.state === "closed" && progress.because === "booked";
    if (eventDate === null || (progress.state === "closed" && !isBooked)) continue;
    if (isBooked) booked.add(eventDate);
    entries.push({
      ...wholeDay,
      id: reference,
      title: `${isBooked ? "Booked" : "Enquiry"}: ${couple}`,
      date: eventDate,
      notes: [describeForBusiness(progress), guests, reference].filter((part) => part !== null).join("\n"),
      isBusy: isBooked,
    });
  }
  const taken = takenByHand
    .filter((day) => !booked.has(day))
    .map((date) => ({ ...wholeDay, id: `taken-${date}`, title: "Taken", date, notes: "", isBusy: true }));
  return [...entries, ...taken].toSorted((a, b) => a.date.localeCompare(b.date) || a.id.localeCompare(b.id));
}
