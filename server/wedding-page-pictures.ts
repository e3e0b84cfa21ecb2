import type { Context, Handler } from "hono";

import { findPublicPage, viewForAnyone } from "#app/plan/server/wedding-page/open-page.server.ts";
import { pagePictureResponse } from "#app/plan/server/wedding-page/page-poster.server.ts";
import {
  findPlanShowing,
  readPhotographs,
} from "#app/plan/server/wedding-page/photographs/photograph-rows.server.ts";
import { planToEdit } from "#app/plan/server/wedding-page/photographs/receive-photographs.server.ts";
import {
  parsePhotographName,
  photographResponse,
} from "#app/plan/server/wedding-page/photographs/serve-photograph.server.ts";
import type { Site } from "#app/messaging/request-context.ts";

/**
 * `/w/{name}/pictures/poster.svg` and `share.jpg`: the poster of a wedding's public page, and what a chat shows
 * with its link.
 * @param clientIpOfRequest client IP of a request, as clientIpOf gives it
 */
export function servePagePictures(site: Site, clientIpOfRequest: (context: Context) => string): Handler {
  return async (context) => {
    const { name = "", file = "" } = context.req.param();
    const page = await findPublicPage(site, clientIpOfRequest(context), name);
    const picture = page && (await pagePictureResponse(viewForAnyone(site, page, null).poster, file));
    return picture ?? context.notFound();
  };
}

/** `/w/{name}/photographs/{file}`: a photograph that a wedding's public page shows. */
export function servePagePhotographs(site: Site, clientIpOfRequest: (context: Context) => string): Handler {
  return async (context) => {
    const { name = "", file = "" } = context.req.param();
    const wanted = parsePhotographName(file);
    const planId = wanted && (await findPlanShowing(site.database, name.toLowerCase(), wanted.hash));
    const photograph = wanted && planId && (await photographResponse(site.database, planId, wanted));
    // A wrong name is counted as one, whatever was asked below it.
    if (!photograph) await findPublicPage(site, clientIpOfRequest(context), name);
    return photograph || context.notFound();
  };
}

/** `/plans/{key}/photographs/{file}`: a photograph of a draft, for who may edit the plan. */
export function serveDraftPhotographs(site: Site): Handler {
  return async (context) => {
    const { key = "", file = "" } = context.req.param();
    const wanted = parsePhotographName(file);
    const planId = wanted && (await planToEdit(site, key));
    if (!wanted || !planId) return context.notFound();
    const isThere = (await readPhotographs(site.database, planId)).some(({ hash }) => hash === wanted.hash);
    const photograph = isThere ? await photographResponse(site.database, planId, wanted) : null;
    return photograph ?? context.notFound();
  };
}
