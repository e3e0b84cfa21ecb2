import { timelineOf, type Timeline } from "#app/plan/rules/schedule/timeline.ts";
import type { MomentRow } from "#app/plan/schema/schedule.schema.ts";
import type { EventRow } from "#app/plan/schema/wedding.schema.ts";

/** What decides under which heading an event or an item is listed. */
export type Place = Pick<EventRow, "date" | "start"> & Partial<Pick<MomentRow, "after">>;

/** Of entries whose fields are open, by id: where they were when they were opened. */
export type HeldPlaces = ReadonlyMap<string, Place>;

/** Where an event is listed as long as its fields are open. */
export const placeOfEvent = ({ date, start }: EventRow): Place => ({ date, start });
/** The same of an item. */
export const placeOfMoment = ({ date, start, after }: MomentRow): Place => ({ date, start, after });

/**
 * The days of a schedule, with open entries where they were. A half-typed day is another valid day: an entry that
 * moved there would close its fields while somebody types in them.
 */
export function holdPlaces(
  { events, moments }: { events: readonly EventRow[]; moments: readonly MomentRow[] },
  held: HeldPlaces,
): Timeline {
  return timelineOf(
    events.map((row) => {
      const place = held.get(row.id);
      return place === undefined ? row : { ...row, date: place.date, start: keep(row.start, place.start) };
    }),
    moments.map((row) => {
      const place = held.get(row.id);
      if (place === undefined) return row;
      const { date, start, after = null } = place;
      return { ...row, date, start: keep(row.start, start), after: keep(row.after, after) };
    }),
  );
}

/** An hour follows what is typed; whether there is one does not. */
const keep = (now: number | null, then: number | null) => ((now === null) === (then === null) ? now : then);
