import { queryOptions } from "@tanstack/react-query";

import { indexListings, type DirectoryIndex } from "#app/catalogue/directory/directory-index.ts";
import type { ListingCard } from "#app/catalogue/directory/listing-card.ts";

/** The compact list of all listings, made ready for the filter (specification §7: 5 minutes, 1 retry). */
export const vendorListQuery = queryOptions({
  queryKey: ["vendor-list"],
  queryFn: async ({ signal }): Promise<DirectoryIndex> => {
    const response = await fetch("/vendors/list", { signal });
    if (!response.ok) throw new Error(`The list of vendors answered ${response.status}`);
    // Written by our own server, from the same type.
    const cards: ListingCard[] = await response.json();
    return indexListings(cards);
  },
  staleTime: 5 * 60_000,
  retry: 1,
  refetchOnWindowFocus: false,
});
