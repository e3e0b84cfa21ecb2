import { foldText } from "#app/catalogue/directory/fold-text.ts";

import type { ScheduleConflict } from "./schedule-conflict.ts";
import type { EventEntry } from "#app/plan/rules/schedule/timeline.ts";
import { formatClockTime } from "#app/calendar/format-time-of-day.ts";
import { formatMinutes } from "#app/plan/rules/schedule/format-minutes.ts";

/** Minutes to turn a hall from one event to the next: our rule of thumb. */
export const turnaroundMinutes = 90;

/** At the door, on the road, or with the existing setup: they need no change of the hall. */
const needNoTurning = new Set([
  "baraat",
  "milni",
  "vidaai",
  "rehearsal",
  "haldi",
  "maiyan",
  "pithi",
  "mayun",
  "puja",
  "nalangu",
]);
/** Each family holds it at home, so two places at one hour are not a mistake. */
const heldTwice = new Set(["haldi", "maiyan", "pithi", "mayun"]);

/** Two events at one hour, and two in one place with too little time in between. */
export function findOverlapConflicts(entries: readonly EventEntry[]): ScheduleConflict[] {
  return entries.flatMap((first, at) =>
    entries.slice(at + 1).flatMap((second) => betweenTwo(first, second) ?? []),
  );
}

function betweenTwo(first: EventEntry, second: EventEntry): ScheduleConflict | null {
  const gap = minutesBetween(first, second);
  if (gap >= turnaroundMinutes) return null;
  const place = second.event.place.trim();
  const samePlace = place !== "" && foldText(place) === foldText(first.event.place.trim());
  const about = { events: [first.id, second.id], date: second.when.date };
  if (gap < 0) {
    if (!samePlace && [first, second].some(({ event }) => heldTwice.has(event.kind))) return null;
    const shared = `from ${formatClockTime(second.when.start)} to ${formatClockTime(Math.min(first.when.end - apart(first, second), second.when.end))}`;
    return {
      ...about,
      id: `overlap ${first.id} ${second.id}`,
      kind: "overlap",
      what: samePlace
        ? `${first.title} and ${second.title} are both in ${place} ${shared}.`
        : `${first.title} and ${second.title} are held at once, ${shared}.`,
      todo: samePlace
        ? "Move one of them, or write which room each is in."
        : "Move one of them, or tell each guest which one to come to: nobody can be at both.",
    };
  }
  if (!samePlace || [first, second].some(({ event }) => needNoTurning.has(event.kind))) return null;
  return {
    ...about,
    id: `turnaround ${first.id} ${second.id}`,
    kind: "turnaround",
    what: `${gap === 0 ? "No time" : `Only ${formatMinutes(gap)}`} between ${first.title} (until ${formatClockTime(first.when.end)}) and ${second.title} (from ${formatClockTime(second.when.start)}) in ${place}.`,
    todo: `Allow ${formatMinutes(turnaroundMinutes)} to turn a hall over, as a rule of thumb. Ask the hall how long its staff take, or begin ${second.title} at ${formatClockTime(first.when.end - apart(first, second) + turnaroundMinutes)}.`,
  };
}

/** Minutes from the midnight of the first one's day to that of the second's. */
function apart(first: EventEntry, second: EventEntry): number {
  return Math.round((Date.parse(second.when.date) - Date.parse(first.when.date)) / 60_000);
}

/** Negative where they overlap. The second does not begin before the first. */
function minutesBetween(first: EventEntry, second: EventEntry): number {
  return second.when.start + apart(first, second) - first.when.end;
}
