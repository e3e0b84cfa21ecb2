import { albertaNoon } from "#app/calendar/alberta-time.ts";
import { addDays } from "#app/calendar/date-arithmetic.ts";
import type { MomentRow } from "#app/plan/schema/schedule.schema.ts";
import type { EventRow } from "#app/plan/schema/wedding.schema.ts";

/**
 * The time of an event, in minutes after midnight of its day. An event that lasts past midnight ends after
 * 1440 and belongs to the day on which its evening began.
 */
export type TimeSpan = { date: string; start: number; end: number };

/** The length of an event in the drawing where its length is unknown. */
const eventMinutes = 60;
const momentMinutes = 15;

/** Null while the day or the hour is missing. */
export function eventTimeSpan({
  date,
  start,
  minutes,
}: Pick<EventRow, "date" | "start" | "minutes">): TimeSpan | null {
  return date === null || start === null ? null : { date, start, end: start + (minutes ?? eventMinutes) };
}

/** @param event the event of the moment; undefined where it has none, or where the event was removed */
export function momentTimeSpan(
  { event: eventId, after, date, start, minutes }: Omit<MomentRow, "id">,
  event: Pick<EventRow, "date" | "start" | "minutes"> | undefined,
): TimeSpan | null {
  const length = minutes ?? momentMinutes;
  if (eventId === "") return date === null || start === null ? null : { date, start, end: start + length };
  const held = event === undefined ? null : eventTimeSpan(event);
  if (held === null || after === null) return null;
  const from = held.start + after;
  // Before midnight of the event's day: the evening before.
  if (from < 0) return { date: addDays(held.date, -1), start: from + 1440, end: from + 1440 + length };
  return { date: held.date, start: from, end: from + length };
}

/** The instant a number of minutes after midnight of a day, in Alberta's local time. */
export function toInstant(date: string, minutes: number): Date {
  return new Date(albertaNoon(date).getTime() + (minutes - 720) * 60_000);
}
