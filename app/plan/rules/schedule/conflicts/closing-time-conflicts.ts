import type { ScheduleConflict } from "./schedule-conflict.ts";
import type { EventEntry } from "#app/plan/rules/schedule/timeline.ts";
import {
  findVenueCapacity,
  parseLatestHour,
  type VenueCapacity,
} from "#app/plan/rules/schedule/venue-capacity.ts";
import { formatClockTime } from "#app/calendar/format-time-of-day.ts";
import { formatMinutes } from "#app/plan/rules/schedule/format-minutes.ts";

/** Later than the end of the booking; where the couple entered none, than the end of the venue's music. */
export function findClosingTimeConflicts(
  entries: readonly EventEntry[],
  halls: readonly VenueCapacity[],
): ScheduleConflict[] {
  return entries.flatMap((entry) => pastTheirHour(entry) ?? pastTheMusic(entry, halls) ?? []);
}

function pastTheirHour({ id, title, event, when }: EventEntry): ScheduleConflict | null {
  if (event.until === null) return null;
  // An hour of the night or morning belongs to the next day, for an event that begins after it.
  const until = event.until <= when.start && event.until <= 720 ? event.until + 1440 : event.until;
  if (when.end <= until) return null;
  return {
    id: `hours ${id}`,
    kind: "hours",
    events: [id],
    date: when.date,
    what: `${title} ends at ${formatClockTime(when.end)}, and the place is booked until ${formatClockTime(until)}.`,
    todo: `End ${formatMinutes(when.end - until)} earlier, or ask what another hour costs. Taking down the decor has to fit in too.`,
  };
}

function pastTheMusic(
  { id, title, event, when }: EventEntry,
  halls: readonly VenueCapacity[],
): ScheduleConflict | null {
  if (event.until !== null) return null;
  const hall = findVenueCapacity(event.place, halls);
  const latest = parseLatestHour(hall?.music ?? "");
  if (hall === null || hall.music === null || latest === null || when.end <= latest) return null;
  return {
    id: `hours ${id}`,
    kind: "hours",
    events: [id],
    date: when.date,
    what: `${title} ends at ${formatClockTime(when.end)}. Of live music ${hall.name} says${hall.sample ? " (sample)" : ""}: “${hall.music}”`,
    todo: `Plan the last song before ${formatClockTime(latest)}, or ask the venue until when the place is yours and write that hour at the event.`,
  };
}
