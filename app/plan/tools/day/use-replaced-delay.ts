import { findReplacedDelay, type ReplacedDelay } from "#app/plan/rules/day/find-replaced-delay.ts";
import { dayEntries } from "#app/plan/rules/schedule/day-entry.ts";
import { timelineOf } from "#app/plan/rules/schedule/timeline.ts";
import { delays } from "#app/plan/schema/delays.schema.ts";
import { moments } from "#app/plan/schema/schedule.schema.ts";
import { events } from "#app/plan/schema/wedding.schema.ts";
import { useRows } from "#app/plan/session/plan-provider.tsx";

/** A delay whose hours an older one has replaced; null where every delay stands. */
export function useReplacedDelay(): ReplacedDelay | null {
  const [held, items, lines] = [useRows(events), useRows(moments), useRows(delays)];
  return lines.length < 2 ? null : findReplacedDelay(lines, dayEntries(timelineOf(held, items)));
}
