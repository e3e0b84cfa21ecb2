import { eventKinds, rites } from "#content/plan/event-kinds.ts";
import { daysBetween } from "#app/calendar/date-arithmetic.ts";
import { weekendLimits, type Weekend, type WeekendEvent } from "#app/catalogue/weekend-fit/weekend.ts";
import { dancedKinds, fireKinds } from "#app/plan/rules/budget/to-cost-events.ts";
import type { EventRow } from "#app/plan/schema/wedding.schema.ts";

type PlannedEvent = Pick<EventRow, "id" | "kind" | "name" | "date" | "start" | "minutes"> & {
  /** How many it has to be ready for; null: not known yet. */
  guests: number | null;
};

/** Held in the family's own house of worship or at home, whatever hall is booked. */
const elsewhereKinds: ReadonlySet<string> = new Set([
  "anand-karaj",
  "ismaili-nikah",
  "haldi",
  "maiyan",
  "pithi",
  "mayun",
  "puja",
]);

/** On the way to a rite or from it: no room is booked for these. */
const passingKinds: ReadonlySet<string> = new Set(["baraat", "milni", "vidaai", "nalangu"]);

const standingKinds: ReadonlySet<string> = new Set(["garba", "dandiya"]);
const riteKinds: ReadonlySet<string> = new Set(rites);

/** The latest hour that the page offers for music. */
const latestMusic = 26 * 60;

/**
 * A plan's events as a weekend that venues are checked for: those with guests, at most as many as the page
 * takes, the largest first to stay. A baraat of the plan belongs to the first rite of its day in a hall.
 * Null where no event has guests yet.
 */
export function toWeekend(planned: readonly PlannedEvent[]): Weekend | null {
  const counted = planned.flatMap((event) =>
    event.guests === null || event.guests < weekendLimits.guests.min || passingKinds.has(event.kind)
      ? []
      : [{ ...event, guests: event.guests }],
  );
  const largest = new Set(
    counted
      .toSorted((a, b) => b.guests - a.guests)
      .slice(0, weekendLimits.events)
      .map(({ id }) => id),
  );
  const held = counted.filter(({ id }) => largest.has(id));
  const first = firstDay(held);
  if (held.length === 0) return null;
  const events = held
    .map((event) => toWeekendEvent(event, first))
    .filter(({ day }) => day < weekendLimits.days);
  return {
    events: planned.some(({ kind }) => kind === "baraat") ? withBaraat(events) : events,
    days: first.date === null ? { kind: "open" } : { kind: "date", date: first.date },
    budget: null,
    places: 2,
    vendors: [],
  };
}

const kindOf = (kind: string) => eventKinds.find(({ id }) => id === kind);

type FirstDay = { date: string | null; offset: number };

/** The first date where all have one; else the earliest day as most families hold them. */
function firstDay(held: readonly PlannedEvent[]): FirstDay {
  const dates = held.flatMap(({ date }) => date ?? []).toSorted();
  const offset = Math.min(...held.map(({ kind }) => kindOf(kind)?.day ?? 0));
  return { date: dates.length === held.length ? (dates[0] ?? null) : null, offset };
}

function toWeekendEvent(
  { kind, name, date, start, minutes, guests }: PlannedEvent & { guests: number },
  first: FirstDay,
): WeekendEvent {
  const known = kindOf(kind);
  const [begins, lasts] = [start ?? known?.start ?? 18 * 60, minutes ?? known?.minutes ?? 240];
  return {
    kind: known?.id ?? "reception",
    name: name === "" ? (known?.name ?? "Event") : name,
    day:
      first.date !== null && date !== null ? daysBetween(first.date, date) : (known?.day ?? 0) - first.offset,
    start: begins,
    hours: Math.min(weekendLimits.hours.max, Math.max(1, Math.round(lasts / 60))),
    guests: Math.min(weekendLimits.guests.max, guests),
    seating: riteKinds.has(kind) ? "rows" : standingKinds.has(kind) ? "standing" : "tables",
    elsewhere: elsewhereKinds.has(kind),
    fire: fireKinds.has(kind) && !elsewhereKinds.has(kind),
    baraat: "none",
    caterer: "none",
    alcohol: "none",
    musicUntil: dancedKinds.has(kind) ? Math.min(latestMusic, 60 * Math.floor((begins + lasts) / 60)) : null,
    wheelchair: false,
    prayer: false,
    separate: false,
    overnight: false,
  };
}

function withBaraat(events: readonly WeekendEvent[]): WeekendEvent[] {
  const rite = events.findIndex(({ kind, elsewhere }) => !elsewhere && riteKinds.has(kind));
  return events.map((event, at) => (at === rite ? { ...event, baraat: "walk" } : event));
}
