import type { EventRow } from "#app/plan/schema/wedding.schema.ts";

import { eventTimeSpan } from "./time-span.ts";
import type { TimelineEntry } from "./timeline.ts";

const midnight = 1440;
/** How long after an event its guests are on their way. */
const minutesAfterwards = 60;

/** The last event of a day that lasts until midnight or longer; undefined where none does. */
export function lateEventOf(entries: readonly TimelineEntry[]): EventRow | undefined {
  const late = entries.findLast(({ type, when }) => type === "event" && when.end >= midnight);
  return late?.type === "event" ? late.event : undefined;
}

/**
 * Whether an hour of the clock is of the night of such an event: the bus at a quarter past one leaves after the
 * party, where hair at four is of the morning before it.
 * @param hour minutes after midnight
 */
export function isInNightOf(event: EventRow, hour: number): boolean {
  const span = eventTimeSpan(event);
  return span !== null && hour + midnight <= span.end + minutesAfterwards;
}
