import { eventKinds } from "#content/plan/event-kinds.ts";
import { daysBetween } from "#app/calendar/date-arithmetic.ts";
import { planningPath } from "#app/catalogue/listings/planning-path.ts";
import type { EventRow } from "#app/plan/schema/wedding.schema.ts";

type Known = {
  date: string | null;
  guests: number;
  events: readonly Pick<EventRow, "id" | "kind" | "name" | "date">[];
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
    events: events.flatMap(({ id, kind, name, date: day }) =>
      day === null ? [] : [{ ...namedKind(kind, name), day: daysBetween(date, day), guests: guestsOf(id) }],
    ),
  });
}

/** The kind, '' where another release, or nobody, wrote it; with the couple's own name for the event. */
function namedKind(kind: string, name: string): { kind: string; name?: string } {
  const known = eventKinds.find(({ id }) => id === kind);
  const called = name.trim();
  return { kind: known?.id ?? "", ...(called !== "" && called !== known?.name && { name: called }) };
}
