import type { Directory } from "#app/catalogue/directory/directory.server.ts";

import type { FitVenue } from "./fit-venue.ts";
import { toFitVenue } from "./to-fit-venue.ts";

/** Most venues that a weekend is held against. */
const maxFitted = 200;

/** The public venues as the rules know them. */
export function listFitVenues({
  inCategory,
  listing,
}: Pick<Directory, "inCategory" | "listing">): FitVenue[] {
  return inCategory("venues")
    .slice(0, maxFitted)
    .flatMap(({ id }) => {
      const found = listing(id);
      return (found && toFitVenue(found)) ?? [];
    });
}
