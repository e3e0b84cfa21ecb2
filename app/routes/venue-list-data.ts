import { composeVenueList } from "#app/visitor/venues/compose-venue-list.ts";
import { siteContext } from "#app/messaging/request-context.ts";

import type { Route } from "./+types/venue-list-data";

/** All venues, for the filter of /venues in the browser, unless there are too many. */
export async function loader({ context }: Route.LoaderArgs) {
  const list = await composeVenueList(context.get(siteContext).directory, new URLSearchParams());
  const headers = { "Cache-Control": "public, max-age=300" };
  // Then each page is sent what its query finds.
  if (list.found !== null)
    return new Response("There are too many venues for a list.\n", { status: 404, headers });
  return Response.json(list, { headers });
}
