import { siteContext } from "#server/site.ts";

import type { Route } from "./+types/vendor-list";

/** The compact list of all listings, for the filter in the browser. */
export function loader({ context }: Route.LoaderArgs) {
  return Response.json(context.get(siteContext).directory.index.cards, {
    headers: { "Cache-Control": "public, max-age=300" },
  });
}
