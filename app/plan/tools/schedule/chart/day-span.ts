import type { Daylight } from "#app/plan/rules/schedule/daylight.ts";
import type { TimelineEntry } from "#app/plan/rules/schedule/timeline.ts";

/** First and last full hour of a drawing, in minutes after midnight. */
export type DaySpan = { from: number; to: number };

/** The hours of one day: half an hour around all that is planned, and the evening light. */
export function daySpanOf(
  entries: readonly Pick<TimelineEntry, "when">[],
  light: Pick<Daylight, "dusk">,
): DaySpan {
  const from = Math.min(1140, ...entries.map(({ when }) => when.start - 30));
  const to = Math.max(1200, light.dusk + 30, ...entries.map(({ when }) => when.end + 30));
  return { from: Math.max(0, Math.floor(from / 60) * 60), to: Math.ceil(to / 60) * 60 };
}

/** One span for several days side by side, so that an hour stands at the same height in each. */
export function commonSpanOf(days: readonly DaySpan[]): DaySpan {
  return {
    from: Math.min(...days.map(({ from }) => from)),
    to: Math.max(...days.map(({ to }) => to)),
  };
}
