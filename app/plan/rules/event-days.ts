import { addDays } from "#app/calendar/date-arithmetic.ts";
import type { EventRow } from "#app/plan/schema/wedding.schema.ts";
import { eventKinds, type EventKind } from "#content/plan/event-kinds.ts";
import type { TraditionId } from "#content/plan/wedding-kinds.ts";

import { eventsOfTraditions } from "./combine-traditions.ts";

/** The day of an event that had none, and its hour where that was missing too. */
export type UsualDay = { date: string; start?: number };

/**
 * The usual day of each event that has none yet, by id. Events of the couple's own, of no known kind, have no
 * usual day, and whatever has a day or an hour keeps it.
 * @param kinds traditions of the wedding, which can hold an event on another day than most families
 * @param date of the wedding, in the form 2027-06-19
 */
export function usualEventDays(
  events: readonly Pick<EventRow, "id" | "kind" | "date" | "start">[],
  kinds: readonly TraditionId[],
  date: string,
): ReadonlyMap<string, UsualDay> {
  const known: readonly EventKind[] = [...eventsOfTraditions(kinds), ...eventKinds];
  const days = new Map<string, UsualDay>();
  for (const event of events) {
    const kind = event.date === null ? known.find(({ id }) => id === event.kind) : undefined;
    if (kind === undefined) continue;
    const day = addDays(date, kind.day);
    days.set(event.id, event.start === null ? { date: day, start: kind.start } : { date: day });
  }
  return days;
}
