import type { Clash } from "./clash.ts";
import type { EventEntry } from "#app/plan/rules/schedule/timeline.ts";
import { hallOf, latestHourNamed, type Hall } from "#app/plan/rules/schedule/venue-capacity.ts";
import { spellClock } from "./when.ts";

/** Past the hour until which the place is theirs; where they wrote none, past that of the venue's music. */
export function hourClashes(entries: readonly EventEntry[], halls: readonly Hall[]): Clash[] {
  return entries.flatMap((entry) => pastTheirHour(entry) ?? pastTheMusic(entry, halls) ?? []);
}

function pastTheirHour({ id, title, event, when }: EventEntry): Clash | null {
  if (event.until === null) return null;
  // An hour of the night or morning is that of the next day, for what begins after it.
  const until = event.until <= when.start && event.until <= 720 ? event.until + 1440 : event.until;
  if (when.end <= until) return null;
  return {
    id: `hours ${id}`,
    kind: "hours",
    events: [id],
    date: when.date,
    what: `${title} ends at ${spellClock(when.end)}, and the place is yours until ${spellClock(until)}.`,
    todo: `End ${when.end - until} minutes earlier, or ask what another hour costs. Taking down the decor has to fit in too.`,
  };
}

function pastTheMusic({ id, title, event, when }: EventEntry, halls: readonly Hall[]): Clash | null {
  if (event.until !== null) return null;
  const hall = hallOf(event.place, halls);
  const latest = latestHourNamed(hall?.music ?? "");
  if (hall === null || hall.music === null || latest === null || when.end <= latest) return null;
  return {
    id: `hours ${id}`,
    kind: "hours",
    events: [id],
    date: when.date,
    what: `${title} ends at ${spellClock(when.end)}. Of live music ${hall.name} says${hall.sample ? " (sample)" : ""}: “${hall.music}”`,
    todo: `Plan the last song before ${spellClock(latest)}, or ask the venue until when the place is yours and write that hour at the event.`,
  };
}
