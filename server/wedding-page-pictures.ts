import type { Context, Handler } from "hono";

import { findPublicPage, viewForAnyone } from "#app/plan/server/wedding-page/open-page.server.ts";
import { pagePictureResponse } from "#app/plan/server/wedding-page/page-poster.server.ts";
import type { Site } from "#app/messaging/request-context.ts";

/**
 * `/w/{name}/pictures/poster.svg` and `share.jpg`: the poster of a wedding's public page, and what a chat shows
 * with its link.
 * @param addressOf client IP of a request, as clientIpOf gives it
 */
export function servePagePictures(site: Site, addressOf: (context: Context) => string): Handler {
  return async (context) => {
    const { name = "", file = "" } = context.req.param();
    const page = await findPublicPage(site, addressOf(context), name);
    const picture = page && (await pagePictureResponse(viewForAnyone(site, page).poster, file));
    return picture ?? context.notFound();
  };
}
