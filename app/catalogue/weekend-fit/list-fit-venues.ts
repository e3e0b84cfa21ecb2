import type { Directory } from "#app/catalogue/directory/directory.server.ts";

import type { FitVenue } from "./fit-venue.ts";
import { toFitVenue } from "./to-fit-venue.ts";

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
