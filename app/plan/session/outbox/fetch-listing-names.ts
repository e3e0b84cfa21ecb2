import { href } from "react-router";
import { z } from "zod";

const listingNames = z.array(z.object({ id: z.int(), name: z.string(), category: z.string() }));

export type ListingName = z.infer<typeof listingNames>[number];

/** Names and categories of some listings; none when offline. */
export async function fetchListingNames(ids: readonly (number | string)[]): Promise<ListingName[]> {
  if (ids.length === 0) return [];
  try {
    const answer = await fetch(`${href("/vendors/list")}?names=${ids.join(",")}`);
    return listingNames.safeParse(await answer.json()).data ?? [];
  } catch {
    return [];
  }
}
