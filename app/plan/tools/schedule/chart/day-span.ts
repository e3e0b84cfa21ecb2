import type { Daylight } from "#app/plan/rules/schedule/daylight.ts";
import type { TimeSpan } from "#app/plan/rules/schedule/time-span.ts";

/** First and last full hour of the drawing, in minutes after midnight. */
export type DaySpan = { from: number; to: number };

/**
 * One span for all days, so that an hour has the same height in each: everything planned, and the evening
 * light of every day.
 */
export function daySpanOf(planned: readonly TimeSpan[], lights: readonly Daylight[]): DaySpan {
  const from = Math.min(540, ...planned.map(({ start }) => start - 30));
  const to = Math.max(1200, ...planned.map(({ end }) => end + 30), ...lights.map(({ dusk }) => dusk + 30));
  return { from: Math.max(0, Math.floor(from / 60) * 60), to: Math.ceil(to / 60) * 60 };
}
