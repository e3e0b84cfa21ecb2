import { listingState } from "#app/catalogue/register/read-register.server.ts";
import type { listings } from "#database/schema/index.ts";

type StatedListing = Parameters<typeof listingState>[0] & Pick<typeof listings.$inferSelect, "fictional">;

/**
 * Whether the public sees a listing on this site.
 * @param samples false: a sample that would be live is hidden
 */
export function listingStateOnSite(
  listing: StatedListing,
  samples: boolean,
): ReturnType<typeof listingState> | "hidden" {
  const state = listingState(listing);
  return state === "live" && listing.fictional && !samples ? "hidden" : state;
}
