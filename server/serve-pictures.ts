import type { Handler } from "hono";

import { readPictureFile } from "#app/business/pictures/read-picture-file.server.ts";

import type { Site } from "./site.ts";

/** What stands at an address of a picture never changes: it is made of its content. */
const forGood = "public, max-age=31536000, immutable";

/** `/pictures/{hash}-{width}.{avif|webp}`: a picture of a business that the public sees, in a size that was made. */
export function servePictures(site: Site): Handler {
  return async (context) => {
    const [, hash, width, format] =
      /^\/pictures\/([\w-]{27})-([1-9]\d{2,3})\.(avif|webp)$/.exec(context.req.path) ?? [];
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
