import { hallsOf } from "#app/plan/schedule/halls-of-directory.server.ts";
import { siteContext } from "#server/site.ts";

import type { Route } from "./+types/venue-halls";

/** How many people the venues take and until when they play, for the clashes of a schedule. */
export function loader({ context }: Route.LoaderArgs) {
  return Response.json(hallsOf(context.get(siteContext).directory), {
    headers: { "Cache-Control": "public, max-age=300" },
  });
}
