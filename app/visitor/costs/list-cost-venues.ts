import type { Directory } from "#app/catalogue/directory/directory.server.ts";
import { foldText } from "#app/catalogue/directory/fold-text.ts";

/** A venue that can be chosen. */
export type VenueChoice = { id: number; slug: string; name: string; fictional: boolean };

/** Most venues that the list offers; any other is added from its own page. */
const maxOffered = 60;

/** The public venues by name. */
export function listCostVenues({ inCategory }: Pick<Directory, "inCategory">): VenueChoice[] {
  return inCategory("venues")
    .map(({ id, slug, name, fictional }) => ({ id, slug, name, fictional, folded: foldText(name) }))
    .toSorted((a, b) => (a.folded < b.folded ? -1 : 1))
    .slice(0, maxOffered)
    .map(({ folded: _folded, ...choice }) => choice);
}
