import { addDays, daysBetween } from "#app/calendar/date-arithmetic.ts";
import { eventKinds, type EventKind } from "#content/plan/event-kinds.ts";
import type { TraditionId } from "#content/plan/wedding-kinds.ts";

import { eventsOfTraditions } from "./combine-traditions.ts";

type Wedding = { date: string | null; guests: number | null };

/** A new event, before the couple has changed anything. */
export type NewEvent = {
  /** The same id for everybody who chooses it, so that two who choose at once get one event. */
  id: string;
  kind: string;
  name: string;
  date: string | null;
  start: number;
  minutes: number;
  guests: number | null;
};

/**
 * The initial events of a wedding in chronological order: day, hour and guests as most families have them.
 * @param kinds one tradition, or the two of a wedding that combines them
 * @param wedding its date in the form 2027-06-19, and how many are invited in all
 */
export function defaultEvents(kinds: TraditionId | readonly TraditionId[], wedding: Wedding): NewEvent[] {
  return eventsOfTraditions(typeof kinds === "string" ? [kinds] : kinds)
    .toSorted((a, b) => a.day - b.day || a.start - b.start)
    .map((event) => newEvent(event, wedding));
}

/** One event; null for an unknown kind. */
export function defaultEvent(id: string, wedding: Wedding): NewEvent | null {
  const kind = eventKinds.find((known) => known.id === id);
  return kind === undefined ? null : newEvent(kind, wedding);
}

function newEvent(
  { id, name, day, start, minutes, guestShare }: EventKind,
  { date, guests }: Wedding,
): NewEvent {
  return {
    id,
    kind: id,
    name,
    date: date === null ? null : addDays(date, day),
    start,
    minutes,
    guests: usualEventGuests(guests, guestShare),
  };
}

/**
 * How many guests an event usually has.
 * @param guests of the wedding; null while unknown
 */
export const usualEventGuests = (guests: number | null, share: number): number | null =>
  guests === null ? null : Math.round(guests * share);

/** When the wedding moves, its events move along, by the number of days between the two dates. */
export function shiftDate(date: string, from: string, to: string): string {
  return addDays(date, daysBetween(from, to));
}

/** A place after every usual day, for the couple's own events. */
const lastDay = 49;

/**
 * Events in chronological order; those without a date come last, on the days that most families hold them: by the
 * hour alone a dholki would follow the walima.
 * @param kinds traditions of the wedding, which can hold an event on another day than most families
 */
export function sortEvents<
  Event extends { date: string | null; start: number | null; id: string; kind?: string },
>(events: readonly Event[], kinds: readonly TraditionId[]): Event[] {
  const known = [...eventKinds, ...eventsOfTraditions(kinds)];
  const usualDays = new Map<string, number>(known.map(({ id, day }) => [id, day]));
  const dayOf = ({ date, kind = "" }: Event) =>
    date ?? `undated ${String(50 + (usualDays.get(kind) ?? lastDay)).padStart(2, "0")}`;
  const key = (event: Event) => `${dayOf(event)} ${String(event.start ?? 1440).padStart(4, "0")} ${event.id}`;
  return events.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
}
