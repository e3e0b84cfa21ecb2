import {
  findConflicts,
  withOneStop,
  type ConflictSources,
} from "#app/plan/rules/schedule/conflicts/find-conflicts.ts";
import type { ScheduleConflict } from "#app/plan/rules/schedule/conflicts/schedule-conflict.ts";
import { formatClockTime } from "#app/calendar/format-time-of-day.ts";
import { formatMinutes } from "#app/plan/rules/schedule/format-minutes.ts";
import { timelineOf } from "#app/plan/rules/schedule/timeline.ts";

import { applyDelay, type Delay, type FixedCollision, type MovedEntry } from "./apply-delay.ts";
import { dayAndMinutes } from "#app/plan/rules/schedule/clock-minutes.ts";
import { dayEntries, type DayEntry } from "#app/plan/rules/schedule/day-entry.ts";
import { movedRows } from "./moved-rows.ts";

/** What a delay would do to the plan. */
export type DelayPreview = {
  entries: readonly DayEntry[];
  moved: MovedEntry[];
  /** Conflicts that there would be because of it, those with a fixed hour first. */
  collisions: ScheduleConflict[];
};

/** Applies a delay to the plan in thought, and compares its conflicts before and after. */
export function previewDelay(plan: ConflictSources, delay: Delay): DelayPreview {
  const entries = dayEntries(timelineOf(plan.events, plan.moments));
  const travel = (from: string, to: string) => plan.driveTime(from, to)?.minutes ?? 0;
  const { moved, fixed } = applyDelay(entries, delay, travel);
  const known = new Set(findConflicts(plan).map(keyOf));
  const collisions = fixed.map((collision) => describe(collision, entries, moved));
  const later = findConflicts({ ...plan, ...movedRows(plan, moved) })
    .filter((conflict) => !known.has(keyOf(conflict)))
    .filter((conflict) => !collisions.some((other) => isSameConflict(conflict, other)));
  return { entries, moved, collisions: [...collisions, ...later] };
}

/** A conflict that gets worse names other hours: that counts as a new one. */
const keyOf = ({ id, what }: ScheduleConflict) => `${id} ${what}`;

/** What is fixed and what runs into it also overlap, or leave too little time: said once is enough. */
function isSameConflict({ kind, events }: ScheduleConflict, collision: ScheduleConflict): boolean {
  const says = kind === "overlap" || kind === "turnaround" || kind === "order" || kind === "travel";
  return says && events.every((id) => collision.events.includes(id));
}

function describe(
  { id, because, minutes }: FixedCollision,
  entries: readonly DayEntry[],
  moved: readonly MovedEntry[],
): ScheduleConflict {
  const [entry, before] = [id, because].map((wanted) => entries.find((known) => known.id === wanted));
  const title = entry?.title ?? "";
  const why = entry === undefined || entry.fixedWhy === "" ? "" : ` (${entry.fixedWhy})`;
  const hour = formatClockTime(entry?.start ?? 0);
  const end = moved.find((other) => other.id === because)?.after.end ?? before?.end ?? 0;
  const about = {
    id: `fixed ${id}`,
    kind: "fixed",
    events: [entry?.eventId ?? id, before?.eventId ?? because],
    date: dayAndMinutes(entry?.start ?? 0).date,
  } as const;
  if (because === id || before === undefined)
    return {
      ...about,
      what: `${title} is fixed at ${hour}${why} and can’t start ${formatMinutes(minutes)} later.`,
      todo: "If the new hour is agreed, take the mark off in the schedule first.",
    };
  const conflict =
    end > (entry?.start ?? 0)
      ? `${before.title} now ends at ${formatClockTime(end)}: ${formatMinutes(minutes)} too late.`
      : `${before.title} leaves ${formatMinutes(minutes)} too little to get there.`;
  return {
    ...about,
    what: withOneStop(`${title} is fixed at ${hour}${why}. ${conflict}`),
    // What is no longer than that can't be shortened by it.
    todo:
      before.end - before.start > minutes
        ? `Shorten ${before.title} by ${formatMinutes(minutes)}, or ask if ${title} can start later.`
        : `Ask if ${title} can start ${formatMinutes(minutes)} later.`,
  };
}
