import { eventKinds } from "#content/plan/event-kinds.ts";
import { addDays } from "#app/calendar/date-arithmetic.ts";
import { formatWeekdayDate } from "#app/calendar/date-words.ts";
import type { AskedEvent } from "#app/catalogue/listings/asked-events.ts";
import { formatGuests } from "#app/languages/format-guests.ts";

/** The line above the events: the list is found by it again when the wedding day moves. */
export const askedEventsHeading = "Our events:";

/**
 * What a vendor needs to know of a wedding of several events, a line for each; '' for a single one, whose date and
 * guests have their own fields.
 * @param events in their order
 * @param date that their days count from; null where there is none yet
 */
export function describeAskedEvents(events: readonly AskedEvent[], date: string | null): string {
  if (events.length < 2) return "";
  const first = Math.min(...events.map(({ day }) => day));
  const lines = events.map(({ kind, day, guests, name: called }) => {
    const held = date === null ? `Day ${day - first + 1}` : formatWeekdayDate(addDays(date, day));
    const name = called ?? eventKinds.find(({ id }) => id === kind)?.name ?? "Another event";
    return `${held}: ${name}${guests === 0 ? "" : `, ${formatGuests(guests)}`}`;
  });
  return [askedEventsHeading, ...lines].join("\n");
}
