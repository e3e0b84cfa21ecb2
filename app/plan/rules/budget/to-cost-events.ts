import { eventKinds } from "#content/plan/event-kinds.ts";
import { costLimits, type CostEvent } from "#app/catalogue/event-costs/cost-event.ts";
import type { EventRow } from "#app/plan/schema/wedding.schema.ts";

type PlannedEvent = Pick<EventRow, "id" | "kind" | "name" | "date" | "start" | "minutes"> & {
  /** How many it has to be ready for; null: not known yet. */
  guests: number | null;
};

/** Evenings that go on to dancing. */
export const dancedKinds: ReadonlySet<string> = new Set([
  "dholki",
  "sangeet",
  "garba",
  "dandiya",
  "mehndi",
  "shaadi",
  "reception",
  "walima",
]);

/** Rites around a fire. */
export const fireKinds: ReadonlySet<string> = new Set(["puja", "pheras", "hasta-melap", "muhurtham"]);

const noon = 12 * 60;

/**
 * The events of a plan as sums go by them: those with guests, at most as many as a comparison takes, the
 * largest first to stay. Two hours or more are taken to have a meal, before three o'clock a lunch.
 * @param usualMonth of an event without a date
 */
export function toCostEvents(events: readonly PlannedEvent[], usualMonth: number): CostEvent[] {
  const counted = events.flatMap((event) =>
    event.guests === null || event.guests < costLimits.guests.min ? [] : [{ ...event, guests: event.guests }],
  );
  const largest = new Set(
    counted
      .toSorted((a, b) => b.guests - a.guests)
      .slice(0, costLimits.events)
      .map(({ id }) => id),
  );
  return counted
    .filter(({ id }) => largest.has(id))
    .map(({ kind, name, date, start, minutes, guests }) => {
      const known = eventKinds.find(({ id }) => id === kind);
      const [lasts, begins] = [minutes ?? known?.minutes ?? 240, start ?? known?.start ?? 18 * 60];
      const day = date === null ? null : new Date(`${date}T12:00:00Z`);
      return {
        kind: known?.id ?? "reception",
        name: name === "" ? (known?.name ?? "An event") : name,
        guests: Math.min(costLimits.guests.max, guests),
        weekday: day?.getUTCDay() ?? 6,
        month: day === null ? usualMonth : day.getUTCMonth() + 1,
        meal: lasts < 120 ? "none" : begins < noon + 180 ? "lunch" : "dinner",
        hours: Math.min(costLimits.hours.max, Math.max(costLimits.hours.min, Math.round(lasts / 60))),
        kitchen: "venue",
        bar: "none",
        music: dancedKinds.has(kind) ? "dancing" : "background",
        fire: fireKinds.has(kind),
      };
    });
}
