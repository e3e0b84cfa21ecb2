import type { Handler } from "hono";

import { readPictureFile } from "#app/business/pictures/read-picture-file.server.ts";
import { pictureFormats } from "#database/enums.ts";

import type { Site } from "#app/messaging/request-context.ts";

/** The content at a picture's URL never changes: the URL contains its hash. */
const forGood = "public, max-age=31536000, immutable";

/** `/pictures/{hash}-{width}.{avif|webp}`: a picture of a public business, in an existing size. */
export function servePictures(site: Site): Handler {
  return async (context) => {
    const [, hash, width, asked] =
      /^\/pictures\/([\w-]{27})-([1-9]\d{2,3})\.(\w+)$/.exec(context.req.path) ?? [];
    const format = pictureFormats.find((known) => known === asked);
    if (hash === undefined || format === undefined) return context.notFound();
    const wanted = { hash, width: Number(width), format };
    const bytes = await readPictureFile(site.database, wanted, site.settings.samples);
    if (bytes === null) return context.notFound();
    const etag = `"${hash}-${width}-${format}"`;
    const headers = { "Cache-Control": forGood, ETag: etag };
    if (context.req.header("If-None-Match") === etag) return context.body(null, 304, headers);
    return context.body(bytes, 200, { ...headers, "Content-Type": `image/${format}` });
  };
}
