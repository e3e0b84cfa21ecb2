import { parseSavedIds } from "#app/directory/directory-query.ts";
import { siteContext } from "#server/site.ts";

import type { Route } from "./+types/vendor-list";

/**
 * The compact list of all listings, for the filter in the browser; with `?names=3,9` what these are called
 * and in which category they are, for the shortlist of a plan.
 */
export function loader({ context, url }: Route.LoaderArgs) {
  const { index } = context.get(siteContext).directory;
  const named = url.searchParams.get("names");
  const answer =
    named === null
      ? index.cards
      : parseSavedIds(named)
          .flatMap((id) => index.card(id) ?? [])
          .map(({ id, name, category }) => ({ id, name, category }));
  return Response.json(answer, { headers: { "Cache-Control": "public, max-age=300" } });
}
