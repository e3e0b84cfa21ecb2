import type { Light } from "./light-of-day.ts";
import type { When } from "./when.ts";

/** From which full hour to which the days are drawn, in minutes after midnight. */
export type DaySpan = { from: number; to: number };

/**
 * One span for all days, so that an hour stands at one height in each: all that is planned, and the evening
 * light of every day.
 */
export function daySpanOf(planned: readonly When[], lights: readonly Light[]): DaySpan {
  const from = Math.min(540, ...planned.map(({ start }) => start - 30));
  const to = Math.max(1200, ...planned.map(({ end }) => end + 30), ...lights.map(({ dusk }) => dusk + 30));
  return { from: Math.max(0, Math.floor(from / 60) * 60), to: Math.ceil(to / 60) * 60 };
}
