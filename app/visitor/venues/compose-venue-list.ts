import type { Directory } from "#app/catalogue/directory/directory.server.ts";
import { loadThemePack } from "#app/site/theme/theme-packs.ts";
import { themeNames } from "#content/theme-names.ts";

import { buildVenuesPage, type VenuesPageData } from "./build-venues-page.ts";
import { collectVenues } from "./collect-venues.ts";
import { parseVenueQuery } from "./venue-query.ts";

/** The venues of the page for the query in a URL, with the featured ones of both themes. */
export async function composeVenueList(
  directory: Pick<Directory, "inCategory" | "listing">,
  search: URLSearchParams,
): Promise<VenuesPageData> {
  const packs = await Promise.all(themeNames.map(loadThemePack));
  const wall = packs.flatMap(({ venues }) => venues.featured);
  return buildVenuesPage(collectVenues(directory), parseVenueQuery(search), wall);
}
