import { serveStatic } from "@hono/node-server/serve-static";
import type { MiddlewareHandler } from "hono";

/** A name that a build gives; nothing in it leads out of the folder. */
const assetPath = /^\/assets\/[\w-][\w.-]*$/;

/**
 * Serves assets of other builds, which retain-assets.ts has saved: the folder is looked into at each request,
 * because a node of a newer build may have come since.
 * @param folder ASSETS_DIR
 */
export function serveRetainedAssets(folder: string): MiddlewareHandler {
  const serve = serveStatic({ root: folder, precompressed: true });
  return async (context, next) => {
    const { method, path } = context.req;
    if (!assetPath.test(path) || path.endsWith(".br") || !["GET", "HEAD"].includes(method)) return next();
    const answer = await serve(context, async () => {});
    if (!answer?.ok) return next();
    answer.headers.set("Cache-Control", "public, max-age=31536000, immutable");
    answer.headers.set("Vary", "Accept-Encoding");
    answer.headers.delete("Last-Modified");
    context.res = answer;
    return undefined;
  };
}
