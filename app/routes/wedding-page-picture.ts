import { clientIpContext, siteContext } from "#app/messaging/request-context.ts";
import { findPublicPage, viewForAnyone } from "#app/plan/server/wedding-page/open-page.server.ts";
import { pagePictureResponse } from "#app/plan/server/wedding-page/page-poster.server.ts";

import type { Route } from "./+types/wedding-page-picture";

/** The poster of a public page, and what a chat shows with its link. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const page = await findPublicPage(site, context.get(clientIpContext), params.name);
  const picture = page && (await pagePictureResponse(viewForAnyone(site, page).poster, params.file));
  return picture ?? new Response("There’s no picture here.\n", { status: 404 });
}
