import { foldText } from "#app/catalogue/directory/fold-text.ts";
import { dayAndMinutes } from "#app/plan/rules/schedule/clock-minutes.ts";
import type { DayEntry } from "#app/plan/rules/schedule/day-entry.ts";
import { areDifferentPlaces } from "#app/plan/rules/schedule/drives.ts";
import { formatClockTime } from "#app/calendar/format-time-of-day.ts";

import type { ScheduleConflict } from "./schedule-conflict.ts";

/** The same person in two places at once, as far as the couple wrote who is where. */
export function findPeopleConflicts(entries: readonly DayEntry[]): ScheduleConflict[] {
  const named = entries.flatMap((entry) =>
    entry.people === "" ? [] : [{ entry, people: peopleIn(entry.people) }],
  );
  return named.flatMap((one, at) =>
    named.slice(at + 1).flatMap((other): ScheduleConflict[] => {
      const [first, second] = [one.entry, other.entry];
      if (second.start >= first.end || !areDifferentPlaces(first.place, second.place)) return [];
      const both = [...one.people.keys()].filter((name) => other.people.has(name));
      const [name] = both.flatMap((key) => one.people.get(key) ?? []);
      if (name === undefined) return [];
      return [
        {
          id: `people ${first.id} ${second.id}`,
          kind: "people",
          events: [first.eventId ?? first.id, second.eventId ?? second.id],
          date: dayAndMinutes(second.start).date,
          what: `${name} would be at ${first.title} (${first.place}) and at ${second.title} (${second.place}) at ${formatClockTime(second.start)}.`,
          todo: "Move one of the two, or ask someone else to be there.",
        },
      ];
    }),
  );
}

/** 'The couple, Amrit and the photographer': each as it is compared, and as it was written. */
function peopleIn(text: string): ReadonlyMap<string, string> {
  const names = text.split(/[,;&/]|\band\b|\bwith\b/u).map((name) => name.trim());
  return new Map(names.flatMap((name) => (name === "" ? [] : [[keyOf(name), name]])));
}

const keyOf = (name: string) => foldText(name).replace(/^(?:the|both) /u, "");
