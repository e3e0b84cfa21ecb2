import { reportableFactKeys, type ReportableFactKey } from "#content/catalogue/fact-keys.ts";
import type { VenueDetails } from "#app/catalogue/directory/listing.ts";

import { isOutdated } from "./fact-age.ts";

/** What decides whether a fact is worth asking for. */
export type DatedFact = { key: string; checkedOn: string };

/**
 * The facts that are not known of a venue, or were last checked over a year ago, in canonical order.
 * @param today day in Alberta
 */
export function unknownFacts(known: readonly DatedFact[], today: string): ReportableFactKey[] {
  const fresh = new Set(known.flatMap(({ key, checkedOn }) => (isOutdated(checkedOn, today) ? [] : [key])));
  return reportableFactKeys.filter((key) => !fresh.has(key));
}

/** What is known of a venue in the directory, with the number of guests, which stands apart there. */
export function datedFacts({ facts, rooms, guestsFact }: VenueDetails): DatedFact[] {
  if (guestsFact !== null) return [...facts, { key: "guests", checkedOn: guestsFact.checkedOn }];
  // The question is of guests at tables: an estimate, or a number without its layout, is no answer.
  const counted = rooms.filter(({ layout, confidence }) => layout === "seated" && confidence !== "low");
  const [newest] = counted.map(({ checkedOn }) => checkedOn).toSorted((a, b) => (a < b ? 1 : -1));
  return newest === undefined ? [...facts] : [...facts, { key: "guests", checkedOn: newest }];
}
