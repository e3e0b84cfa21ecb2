import type { Directory } from "#app/catalogue/directory/directory.server.ts";

import type { FitVenue } from "./fit-venue.ts";
import { toFitVenue } from "./to-fit-venue.ts";

/**
 * The public venues as the rules know them.
 * @param most the best rated of them
 */
export function listFitVenues(
  { inCategory, listing, quotedMeal }: Pick<Directory, "inCategory" | "listing" | "quotedMeal">,
  most = Infinity,
): FitVenue[] {
  const venues = inCategory("venues").flatMap(({ id, rating }) => {
    const found = listing(id);
    const venue = found && toFitVenue(found, quotedMeal);
    return venue === null ? [] : [{ venue, rating: rating ?? 0 }];
  });
  const best = new Set(venues.toSorted((a, b) => b.rating - a.rating).slice(0, most));
  return venues.filter((each) => best.has(each)).map(({ venue }) => venue);
}
