import type { RequestListener } from "node:http";
import type { Handler } from "hono";

import type { Site } from "#app/messaging/request-context.ts";

import { isByProgram, viewedListing } from "./viewed-listing.ts";

/**
 * Counts the pages of listings that are opened, in front of the page cache: a number in memory, no cookie, no
 * address. A copy that the browser has and asks about is a view as well.
 */
export function countPageViews(
  site: Pick<Site, "directory" | "views">,
  listener: RequestListener,
): RequestListener {
  return (request, response) => {
    const listingId = viewedListing(request, site.directory);
    if (listingId !== null)
      response.once("finish", () => {
        if (response.statusCode === 200 || response.statusCode === 304) site.views.count(listingId);
      });
    listener(request, response);
  };
}

/**
 * `POST /views/ID`: a page of the site says that it shows a listing now. Within the site the router loads a
 * page's data ahead, often before anybody has decided to open it, so its requests say nothing about views.
 */
export function receiveView(site: Pick<Site, "directory" | "views">): Handler {
  return (context) => {
    const listingId = Number(context.req.param("id"));
    const headers = Object.fromEntries(context.req.raw.headers);
    const isOurs = (headers["sec-fetch-site"] ?? "same-origin") === "same-origin";
    if (isOurs && !isByProgram(headers) && site.directory.listing(listingId) !== null)
      site.views.count(listingId);
    return context.body(null, 204, { "Cache-Control": "no-store" });
  };
}
