import type { ScheduleConflict } from "./schedule-conflict.ts";
import type { EventEntry } from "#app/plan/rules/schedule/timeline.ts";
import type { Daylight } from "#app/plan/rules/schedule/daylight.ts";
import { formatClockTime } from "#app/calendar/format-time-of-day.ts";

/** A baraat on the road in the dark: before dawn, or after the sun is 6° below the horizon. */
export function findDaylightConflicts(
  { id, title, event, when }: EventEntry,
  light: Daylight,
): ScheduleConflict[] {
  if (event.kind !== "baraat") return [];
  const about = { kind: "dark", events: [id], date: when.date } as const;
  if (when.start < light.dawn)
    return [
      {
        ...about,
        id: `dawn ${id}`,
        what: `${title} sets off at ${formatClockTime(when.start)}, before it is light: dawn in ${light.place.name} is at ${formatClockTime(light.dawn)} that day.`,
        todo: `Set off at ${formatClockTime(roundUp(light.dawn))} or later.`,
      },
    ];
  if (when.end <= light.dusk) return [];
  const latest = roundDown(light.dusk - (when.end - when.start));
  return [
    {
      ...about,
      id: `dusk ${id}`,
      what: `${title} is on the road until ${formatClockTime(when.end)}; in ${light.place.name} it is dark by ${formatClockTime(light.dusk)} that day.`,
      todo: `Set off by ${formatClockTime(latest)}, or ask the venue and the horse’s owner whether they go in the dark, and who brings lights.`,
    },
  ];
}

const roundDown = (minutes: number) => Math.floor(minutes / 5) * 5;
const roundUp = (minutes: number) => Math.ceil(minutes / 5) * 5;
