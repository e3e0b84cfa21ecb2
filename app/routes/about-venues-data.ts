import { composeAboutVenues } from "#app/visitor/venues/compose-about-venues.ts";
import { siteContext } from "#app/messaging/request-context.ts";

import type { Route } from "./+types/about-venues-data";

/** What /venues tells below its list, for the browser that comes to it. */
export function loader({ context }: Route.LoaderArgs) {
  const { directory, settings } = context.get(siteContext);
  return Response.json(composeAboutVenues(directory, settings.samples), {
    headers: { "Cache-Control": "public, max-age=300" },
  });
}
