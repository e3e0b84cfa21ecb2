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
  const venues = inCategory("venues");
  const kept = new Set(venues.toSorted((a, b) => (b.rating ?? 0) - (a.rating ?? 0)).slice(0, most));
  return venues.flatMap((venue) => {
    const found = kept.has(venue) ? listing(venue.id) : null;
    return (found && toFitVenue(found, quotedMeal)) ?? [];
  });
}
