import type { Clash } from "./clash.ts";
import type { Entry } from "#app/plan/rules/schedule/timeline.ts";
import { nameOf } from "./planned.ts";
import { spellClock, whenOfEvent } from "./when.ts";

/** Moments that begin after their event is over. */
export function outsideClashes(entries: readonly Entry[]): Clash[] {
  return entries.flatMap((entry): Clash[] => {
    if (entry.type === "event" || entry.event === null) return [];
    const held = whenOfEvent(entry.event);
    // One of the evening before lies before its event.
    if (held === null || held.date !== entry.when.date || entry.when.start <= held.end) return [];
    return [
      {
        id: `outside ${entry.id}`,
        kind: "outside",
        events: [entry.event.id],
        date: entry.when.date,
        what: `“${entry.title}” is at ${spellClock(entry.when.start)}, after the end of ${nameOf(entry.event)} (${spellClock(held.end)}).`,
        todo: `Move it, or let ${nameOf(entry.event)} last longer.`,
      },
    ];
  });
}
