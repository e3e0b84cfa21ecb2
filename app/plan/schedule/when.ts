import { albertaNoon } from "#app/calendar/alberta-time.ts";
import { clockTime } from "#app/calendar/format-time-of-day.ts";
import { addDays } from "#app/plan/start/plan-events.ts";

import type { Moment, PlannedEvent } from "./planned.ts";

/**
 * When something is, in minutes after midnight of its day. What goes on past midnight ends after 1440 and
 * belongs to the day on which its evening began.
 */
export type When = { date: string; start: number; end: number };

/** How long an event is drawn where nobody said how long it is. */
const eventMinutes = 60;
const momentMinutes = 15;

/** Null while the day or the hour is missing. */
export function whenOfEvent({
  date,
  start,
  minutes,
}: Pick<PlannedEvent, "date" | "start" | "minutes">): When | null {
  return date === null || start === null ? null : { date, start, end: start + (minutes ?? eventMinutes) };
}

/**
 * @param event the one that the moment belongs to; undefined where it belongs to none, or to one that was removed
 */
export function whenOfMoment(
  { event: eventId, after, date, start, minutes }: Omit<Moment, "id">,
  event: Pick<PlannedEvent, "date" | "start" | "minutes"> | undefined,
): When | null {
  const length = minutes ?? momentMinutes;
  if (eventId === "") return date === null || start === null ? null : { date, start, end: start + length };
  const held = event === undefined ? null : whenOfEvent(event);
  if (held === null || after === null) return null;
  const from = held.start + after;
  // Before midnight of the event's day: that is the evening before.
  if (from < 0) return { date: addDays(held.date, -1), start: from + 1440, end: from + 1440 + length };
  return { date: held.date, start: from, end: from + length };
}

/** '1:30 a.m.' for 90 and for 1530. */
export function spellClock(minutes: number): string {
  const ofDay = ((minutes % 1440) + 1440) % 1440;
  if (ofDay === 0) return "midnight";
  return ofDay === 720 ? "noon" : clockTime(ofDay);
}

/** The instant of so many minutes after midnight of a day, on Alberta's clock. */
export function instantOf(date: string, minutes: number): Date {
  return new Date(albertaNoon(date).getTime() + (minutes - 720) * 60_000);
}
