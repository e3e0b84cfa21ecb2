import { factKeysOf, type ReportableFactKey } from "#content/catalogue/reportable-fact-keys.ts";
import type { Listing, VenueDetails } from "#app/catalogue/directory/listing.ts";

import { isOutdated } from "./fact-age.ts";

/** What decides whether a fact is worth asking for. */
export type DatedFact = { key: string; checkedOn: string };

/**
 * The facts that are not known of a business, or were last checked over a year ago, in canonical order.
 * @param category of the business, which decides what it can be asked
 * @param today day in Alberta
 */
export function unknownFacts(
  category: string,
  known: readonly DatedFact[],
  today: string,
): ReportableFactKey[] {
  const fresh = new Set(known.flatMap(({ key, checkedOn }) => (isOutdated(checkedOn, today) ? [] : [key])));
  return factKeysOf(category).filter((key) => !fresh.has(key));
}

/** What nobody knows of a listing, in canonical order; a business of which no facts are saved is asked none. */
export function unknownFactsOf(
  { card, venue, facts }: Pick<Listing, "venue" | "facts"> & { card: Pick<Listing["card"], "category"> },
  today: string,
): ReportableFactKey[] {
  return unknownFacts(card.category, venue === null ? facts : datedFacts(venue), today);
}

/** What is known of a venue in the directory, with the number of guests, which stands apart there. */
export function datedFacts({ facts, rooms, guestsFact }: VenueDetails): DatedFact[] {
  if (guestsFact !== null) return [...facts, { key: "guests", checkedOn: guestsFact.checkedOn }];
  // The question is of guests at tables: an estimate, or a number without its layout, is no answer.
  const counted = rooms.filter(({ layout, confidence }) => layout === "seated" && confidence !== "low");
  const [newest] = counted.map(({ checkedOn }) => checkedOn).toSorted((a, b) => (a < b ? 1 : -1));
  return newest === undefined ? [...facts] : [...facts, { key: "guests", checkedOn: newest }];
}
