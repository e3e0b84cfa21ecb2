import { eventKinds, weddingKinds } from "#content/plan/event-kinds.ts";

export type WeddingKindId = (typeof weddingKinds)[number]["id"];

type Wedding = { date: string | null; guests: number | null };

/** An event as it begins, before the couple has changed anything of it. */
export type NewEvent = {
  /** The same for everybody who chooses it, so that two who choose at once get one. */
  id: string;
  kind: string;
  name: string;
  date: string | null;
  start: number;
  minutes: number;
  guests: number | null;
};

/**
 * The events with which a kind of wedding begins: day, hour and guests as most families hold them.
 * @param wedding its date in the form 2027-06-19, and how many are invited in all
 */
export function usualEvents(kind: WeddingKindId, wedding: Wedding): NewEvent[] {
  const wanted: readonly string[] = weddingKinds.find(({ id }) => id === kind)?.events ?? [];
  return wanted.flatMap((id) => usualEvent(id, wedding) ?? []);
}

/** One event; null for a kind that is not known. */
export function usualEvent(id: string, { date, guests }: Wedding): NewEvent | null {
  const kind = eventKinds.find((known) => known.id === id);
  if (kind === undefined) return null;
  const { name, day, start, minutes, guestShare } = kind;
  return {
    id,
    kind: id,
    name,
    date: date === null ? null : addDays(date, day),
    start,
    minutes,
    guests: guests === null ? null : Math.round(guests * guestShare),
  };
}

/** When the wedding moves, its events move along: by as many days as lie between the two dates. */
export function movedDate(date: string, from: string, to: string): string {
  return addDays(date, daysBetween(from, to));
}

const dayMillis = 86_400_000;
const midnight = (date: string) => Date.parse(`${date}T00:00:00Z`);

export function daysBetween(from: string, to: string): number {
  return Math.round((midnight(to) - midnight(from)) / dayMillis);
}

export function addDays(date: string, days: number): string {
  return new Date(midnight(date) + days * dayMillis).toISOString().slice(0, 10);
}

/** Events in the order in which they are held; those without a date come last. */
export function inOrder<Event extends { date: string | null; start: number | null; id: string }>(
  events: readonly Event[],
): Event[] {
  const key = ({ date, start, id }: Event) =>
    `${date ?? "9999-99-99"} ${String(start ?? 1440).padStart(4, "0")} ${id}`;
  return events.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
}
