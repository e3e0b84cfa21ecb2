import type { Handler } from "hono";
import { join } from "node:path";

import { listingShareCard } from "#app/catalogue/share-images/listing-share-card.server.ts";
import { drawShareCard } from "#app/catalogue/share-images/share-card.server.ts";
import { ShareImageCache } from "#app/catalogue/share-images/share-image-cache.server.ts";

import { reportError } from "./log/report-error.ts";
import type { Site } from "#app/messaging/request-context.ts";

/** `/share/venues/{slug}.jpg` and `/share/vendors/{id}.jpg`: the picture of a shared link. */
export function serveShareImages(site: Site, publicFolder: string): Handler {
  const images = new ShareImageCache(join(site.settings.dataDir, "share-images"), (error) =>
    reportError({ what: "A share image could not be saved", error }),
  );
  return async (context) => {
    const [, folder, name = ""] = /^\/share\/(venues|vendors)\/([\w-]+)\.jpg$/.exec(context.req.path) ?? [];
    const listing = folder === "venues" ? site.directory.venue(name) : findVendor(site, name);
    if (!folder || listing === null) return context.notFound();
    const { image, etag } = await images.jpeg(drawShareCard(await listingShareCard(listing, publicFolder)));
    const headers = { "Cache-Control": "public, max-age=86400", ETag: etag };
    if (context.req.header("If-None-Match") === etag) return context.body(null, 304, headers);
    return context.body(image, 200, { ...headers, "Content-Type": "image/jpeg" });
  };
}

function findVendor(site: Site, id: string) {
  const listing = /^[1-9]\d{0,8}$/.test(id) ? site.directory.listing(Number(id)) : null;
  return listing?.card.category === "venues" ? null : listing;
}
