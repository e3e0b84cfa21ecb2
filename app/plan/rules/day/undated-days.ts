import { daysBetween } from "#app/calendar/date-arithmetic.ts";
import { usualEventDays } from "#app/plan/rules/event-days.ts";
import { dayEntries, type DayEntry } from "#app/plan/rules/schedule/day-entry.ts";
import { timelineOf } from "#app/plan/rules/schedule/timeline.ts";
import type { MomentRow } from "#app/plan/schema/schedule.schema.ts";
import type { EventRow } from "#app/plan/schema/wedding.schema.ts";
import type { TraditionId } from "#content/plan/wedding-kinds.ts";

/** A day of a wedding without a date. */
export type UndatedDay = {
  /** Days before (negative) or after the wedding day. */
  offset: number;
  entries: DayEntry[];
};

/** Any day does: only distances from it are shown. */
const someDay = "2001-06-16";

/** Events without a day, and their items, on the days that they usually have. */
export function undatedDays(
  events: readonly EventRow[],
  moments: readonly MomentRow[],
  kinds: readonly TraditionId[],
): UndatedDay[] {
  const days = usualEventDays(events, kinds, someDay);
  const dated = events.flatMap((event) => (days.has(event.id) ? [{ ...event, ...days.get(event.id) }] : []));
  const held = moments.filter(({ event }) => days.has(event));
  return timelineOf(dated, held).days.map((day) => ({
    offset: daysBetween(someDay, day.date),
    entries: dayEntries({ days: [day] }),
  }));
}

/** 'The day before', '2 days after'. */
export function describeOffset(days: number): string {
  if (days === 0) return "Wedding day";
  if (days === -1) return "The day before";
  if (days === 1) return "The day after";
  return days < 0 ? `${-days} days before` : `${days} days after`;
}
