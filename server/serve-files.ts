import { serveStatic } from "@hono/node-server/serve-static";
import type { MiddlewareHandler } from "hono";
import { etag } from "hono/etag";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";

/** Metadata of a file: a hash of its content, and whether the build compressed it. */
type File = { tag: string; packed: boolean };

/** Names in assets/ change with their content; other files keep theirs when they are drawn again. */
const cacheControl = (path: string) =>
  path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "public, max-age=3600";

/**
 * Serves the files that are in a folder now, compressed where the build did that (tooling/compress-files.mjs)
 * and the browser accepts it; passes on everything else.
 */
export function serveFiles(folder: string): MiddlewareHandler {
  const files = listFiles(folder);
  const serveAsIs = serveStatic({ root: folder });
  const servePacked = serveStatic({ root: folder, precompressed: true });
  // Answers 304 to a browser that has the file already.
  const conditional = etag();

  return async (context, next) => {
    const { method, path } = context.req;
    const file = files.get(path);
    if (file === undefined || !["GET", "HEAD"].includes(method)) return next();
    return conditional(context, async () => {
      const { headers } = context.req.raw;
      // A client that resumes a download of a changed file gets all of it.
      if (headers.has("If-Range") && headers.get("If-Range") !== `"${file.tag}"`) headers.delete("Range");
      // A range refers to the uncompressed file.
      const serve = headers.has("Range") ? serveAsIs : servePacked;
      const answer = await serve(context, next);
      if (!answer) return;
      const encoding = answer.headers.get("Content-Encoding");
      answer.headers.set("ETag", encoding ? `"${file.tag}-${encoding}"` : `"${file.tag}"`);
      answer.headers.set("Cache-Control", cacheControl(path));
      // The tag is more reliable than Last-Modified: nodes with the same files have built them at different
      // times.
      answer.headers.delete("Last-Modified");
      if (file.packed) answer.headers.set("Vary", "Accept-Encoding");
      context.res = answer;
    });
  };
}

/** By path of the URL. */
function listFiles(folder: string): Map<string, File> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const all = new Set(names);
  return new Map(
    names
      .filter((name) => !(name.endsWith(".br") && all.has(name.slice(0, -".br".length))))
      .map((name) => [
        name.slice(folder.length).replaceAll(sep, "/"),
        { tag: hashOf(readFileSync(name)), packed: all.has(`${name}.br`) },
      ]),
  );
}

const hashOf = (content: Buffer) => createHash("sha256").update(content).digest("base64url").slice(0, 16);
