import { parseSavedIds } from "#app/catalogue/directory/directory-query.ts";
import { toCostVenue } from "#app/catalogue/event-costs/to-cost-venue.ts";
import { siteContext } from "#app/messaging/request-context.ts";

import type { Route } from "./+types/venue-costs-data";

/** What the sums of a plan know of the venues on its shortlist: `?ids=3,17`. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { directory } = context.get(siteContext);
  const venues = parseSavedIds(url.searchParams.get("ids") ?? "").flatMap((id) => {
    const listing = directory.listing(id);
    return (listing && toCostVenue(listing)) ?? [];
  });
  return Response.json(venues, { headers: { "Cache-Control": "public, max-age=300" } });
}
