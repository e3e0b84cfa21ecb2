import type { DirectoryIndex } from "#app/catalogue/directory/directory-index.ts";
import { fitsInBrowser } from "#app/catalogue/directory/fits-in-browser.ts";
import { parseSavedIds } from "#app/catalogue/directory/saved-ids.ts";
import { siteContext } from "#app/messaging/request-context.ts";

import type { Route } from "./+types/vendor-list-data";

/**
 * The compact list of all listings, for the filter in the browser, unless there are too many; with
 * `?names=3,9` the names and categories of these, for the shortlist of a plan.
 */
export function loader({ context, url }: Route.LoaderArgs) {
  const { index } = context.get(siteContext).directory;
  const named = url.searchParams.get("names");
  const headers = { "Cache-Control": "public, max-age=300" };
  if (named !== null) return Response.json(namesOf(index, named), { headers });
  // A page rendered when there were fewer continues to ask the server.
  if (!fitsInBrowser(index.cards))
    return new Response("There are too many listings for a list.\n", { status: 404, headers });
  return Response.json(index.cards, { headers });
}

function namesOf(index: DirectoryIndex, ids: string) {
  return parseSavedIds(ids)
    .flatMap((id) => index.card(id) ?? [])
    .map(({ id, name, category }) => ({ id, name, category }));
}
