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
export function datedFacts({ facts, guestsTo, guestsFact }: VenueDetails): DatedFact[] {
  if (guestsFact !== null) return [...facts, { key: "guests", checkedOn: guestsFact.checkedOn }];
  // Numbers of the profile have no day of their own.
  return guestsTo === null ? [...facts] : [...facts, { key: "guests", checkedOn: "9999-12-31" }];
}
