import { foldText } from "#app/catalogue/directory/fold-text.ts";

import type { ScheduleConflict } from "./schedule-conflict.ts";
import type { TimelineEntry } from "#app/plan/rules/schedule/timeline.ts";
import { formatClockTime } from "#app/calendar/format-time-of-day.ts";

/** The couple's businesses, and which event or moment needs them. */
export type ScheduleBusinesses = {
  all: readonly { id: string; name: string; category: string }[];
  at: (id: string) => Iterable<string>;
};

/** One business needed in two places at the same time. */
export function findBusinessConflicts(
  entries: readonly TimelineEntry[],
  { all, at }: ScheduleBusinesses,
): ScheduleConflict[] {
  const wanted = new Map<string, TimelineEntry[]>();
  for (const entry of entries)
    for (const business of at(entry.id)) wanted.set(business, [...(wanted.get(business) ?? []), entry]);
  return all.flatMap(({ id, name }) => {
    const own = wanted.get(id) ?? [];
    return own.flatMap((first, position) =>
      own.slice(position + 1).flatMap((second): ScheduleConflict[] => {
        if (!isElsewhere(first, second) || !overlap(first, second)) return [];
        return [
          {
            id: `business ${id} ${first.id} ${second.id}`,
            kind: "business",
            events: [first, second].flatMap((entry) => eventOf(entry)?.id ?? []),
            date: second.when.date,
            what: `${name === "" ? "A vendor without a name" : name} is needed at ${first.title} (${placeOf(first)}) and at ${second.title} (${placeOf(second)}) at ${formatClockTime(second.when.start)}.`,
            todo: "Ask whether they send two teams, or move one of the two.",
          },
        ];
      }),
    );
  });
}

const eventOf = (entry: TimelineEntry) => entry.event;

/** A moment without a place of its own is where its event is. */
function placeOf(entry: TimelineEntry): string {
  const own = entry.type === "moment" ? entry.moment.place : "";
  return (own === "" ? (eventOf(entry)?.place ?? "") : own).trim();
}

function isElsewhere(first: TimelineEntry, second: TimelineEntry): boolean {
  const [one, other] = [placeOf(first), placeOf(second)];
  return one !== "" && other !== "" && foldText(one) !== foldText(other);
}

function overlap(first: TimelineEntry, second: TimelineEntry): boolean {
  return (
    first.when.date === second.when.date &&
    first.when.start < second.when.end &&
    second.when.start < first.when.end
  );
}
