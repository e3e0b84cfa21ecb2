import type { Directory } from "#app/catalogue/directory/directory.server.ts";
import { foldText } from "#app/catalogue/directory/fold-text.ts";
import type { ListingCard } from "#app/catalogue/directory/listing-card.ts";

import { summarizeVenue, type VenueSummary } from "./venue-summary.ts";

/** For one snapshot of the catalogue they are the same for every request. */
const collected = new WeakMap<readonly ListingCard[], readonly VenueSummary[]>();

/** All public venues, sorted by name: no sample figure ranks them. */
export function collectVenues({
  inCategory,
  listing,
}: Pick<Directory, "inCategory" | "listing">): readonly VenueSummary[] {
  const cards = inCategory("venues");
  const venues = collected.get(cards) ?? inOrder(cards, listing);
  collected.set(cards, venues);
  return venues;
}

function inOrder(cards: readonly ListingCard[], listing: Directory["listing"]): VenueSummary[] {
  return cards
    .flatMap(({ id, name }) => {
      const found = listing(id);
      const venue = found && summarizeVenue(found);
      return venue ? { venue, name: foldText(name) } : [];
    })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ venue }) => venue);
}
