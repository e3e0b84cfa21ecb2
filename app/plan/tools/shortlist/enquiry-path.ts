import { eventKinds } from "#content/plan/event-kinds.ts";
import { daysBetween } from "#app/calendar/date-arithmetic.ts";
import { planningPath } from "#app/catalogue/listings/planning-path.ts";
import type { EventRow } from "#app/plan/schema/wedding.schema.ts";

type Known = {
  date: string | null;
  guests: number;
  events: readonly Pick<EventRow, "id" | "kind" | "date">[];
  /** How many come to each event, by its id. */
  guestsOf: (id: string) => number;
};

/**
 * Path of the enquiry form, for these listings and with the plan's data. A past day is left out, as the form
 * would reject it, and so are events without a day.
 * @param today in Alberta
 */
export function enquiryPath(
  ids: readonly string[],
  { date, guests, events, guestsOf }: Known,
  today: string,
): string {
  if (date === null || date < today) return planningPath({ vendors: ids, guests });
  return planningPath({
    vendors: ids,
    date,
    guests,
    events: events.flatMap(({ id, kind, date: day }) =>
      day === null ? [] : [{ kind: knownKind(kind), day: daysBetween(date, day), guests: guestsOf(id) }],
    ),
  });
}

/** '' where another release, or nobody, wrote the kind. */
const knownKind = (kind: string) => eventKinds.find(({ id }) => id === kind)?.id ?? "";
