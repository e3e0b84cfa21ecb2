import { venueCapacitiesOf } from "#app/plan/server/venue-capacities.server.ts";
import { siteContext } from "#app/messaging/request-context.ts";

import type { Route } from "./+types/venue-halls-data";

/** Capacities and music hours of the venues, for the conflicts of a schedule. */
export function loader({ context }: Route.LoaderArgs) {
  return Response.json(venueCapacitiesOf(context.get(siteContext).directory), {
    headers: { "Cache-Control": "public, max-age=300" },
  });
}
