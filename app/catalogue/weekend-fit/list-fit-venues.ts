import type { Directory } from "#app/catalogue/directory/directory.server.ts";

import type { FitVenue } from "./fit-venue.ts";
import { toFitVenue } from "./to-fit-venue.ts";

/** Most listings of a category that a plan takes along for when it has no signal. */
export const mostTakenAlong = 200;

/** The public venues as the rules know them. */
export function listFitVenues(
  { inCategory, listing, quotedMeal }: Pick<Directory, "inCategory" | "listing" | "quotedMeal">,
  most = Infinity,
): FitVenue[] {
  return inCategory("venues")
    .slice(0, most)
    .flatMap(({ id }) => {
      const found = listing(id);
      return (found && toFitVenue(found, quotedMeal)) ?? [];
    });
}
