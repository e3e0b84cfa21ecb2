import { parseSavedIds } from "#app/catalogue/directory/saved-ids.ts";
import { toCostVenue } from "#app/catalogue/event-costs/to-cost-venue.ts";
import { listBestFitVenues } from "#app/catalogue/weekend-fit/list-fit-venues.ts";
import { maxSentListings } from "#app/catalogue/weekend-fit/max-offline-listings.ts";
import { siteContext } from "#app/messaging/request-context.ts";

import type { Route } from "./+types/venue-costs-data";

/**
 * What a plan's tools know of venues: for its sums those of its shortlist, `?ids=3,17`; for where its weekend fits
 * the best rated, best first, `?rules=all`.
 */
export function loader({ context, url }: Route.LoaderArgs) {
  const { directory } = context.get(siteContext);
  if (url.searchParams.has("rules"))
    return Response.json(listBestFitVenues(directory, maxSentListings), {
      headers: { "Cache-Control": "public, max-age=300" },
    });
  const venues = parseSavedIds(url.searchParams.get("ids") ?? "").flatMap((id) => {
    const listing = directory.listing(id);
    return (listing && toCostVenue(listing, directory.quotedMeal)) ?? [];
  });
  return Response.json(venues, { headers: { "Cache-Control": "public, max-age=300" } });
}
