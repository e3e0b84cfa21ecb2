import type { Directory } from "#app/directory/directory.server.ts";
import { foldText } from "#app/directory/fold-text.ts";

import { summarizeVenue, type VenueSummary } from "./venue-summary.ts";

/** All venues that the public sees, in the order of their names: no figure that is a sample ranks them. */
export function collectVenues({
  inCategory,
  listing,
}: Pick<Directory, "inCategory" | "listing">): VenueSummary[] {
  return inCategory("venues")
    .flatMap(({ id }) => {
      const found = listing(id);
      return (found && summarizeVenue(found)) ?? [];
    })
    .toSorted((a, b) => (foldText(a.card.name) < foldText(b.card.name) ? -1 : 1));
}
