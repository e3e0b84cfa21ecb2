import { indexListings, type DirectoryIndex } from "#app/catalogue/directory/directory-index.ts";
import type { ListingCard } from "#app/catalogue/directory/listing-card.ts";
import type { SitePath } from "#app/site/theme/site-path.ts";

import { cacheRequest } from "./cached-request.ts";

/** The compact list of all listings, prepared for the filter (specification §7: 5 minutes, 1 retry). */
export const createVendorListQuery = () =>
  cacheRequest(fetchVendorList, { staleAfter: 5 * 60_000, retryAfter: 1000 });

async function fetchVendorList(): Promise<DirectoryIndex> {
  const response = await fetch("/vendors/list" satisfies SitePath);
  if (!response.ok) throw new Error(`The list of vendors answered ${response.status}`);
  // Written by our own server, from the same type.
  const cards: ListingCard[] = await response.json();
  return indexListings(cards);
}
