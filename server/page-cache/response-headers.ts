import type { ContentEncoding } from "./accepted-encoding.ts";
import type { BodyBuffer } from "./compress.ts";

/** Headers of the site's response, security headers included. */
export type ResponseHead = { status: number; headers: readonly (readonly [string, string])[] };

/** The site's response before compression. */
export type RenderedResponse = ResponseHead & { body: BodyBuffer };

/**
 * A browser revalidates its copy each time, with a response of a few bytes: what the desk approves is on the
 * page at the next visit. Only shared caches store it for a while.
 */
const forBrowsers = "public, max-age=0, s-maxage=60, must-revalidate";
/** What shared caches may do while they fetch the next one (RFC 9213, RFC 5861); browsers do not read it. */
const forSharedCaches = "public, max-age=60, stale-while-revalidate=600";

/** Headers that belong to one connection or to the uncompressed body. */
const ofOneAnswer = new Set([
  "connection",
  "content-encoding",
  "content-length",
  "date",
  "etag",
  "transfer-encoding",
  "vary",
]);

/** Headers that update a visitor's copy, beside its own tag (RFC 9110, 15.4.5). */
const renewing = new Set(["cache-control", "cdn-cache-control", "vary"]);

/** Whether the response may be served to the next visitor: its route can forbid it. */
export function isPubliclyCacheable({ status, headers }: ResponseHead): boolean {
  const named = new Map(headers.map(([name, value]) => [name.toLowerCase(), value]));
  const isPrivate = /no-store|private/.test(named.get("cache-control") ?? "");
  return status === 200 && !isPrivate && !named.has("set-cookie");
}

/** The headers of a page as sent, and of the response that the visitor's copy is still valid. */
export function buildResponseHeaders(
  head: ResponseHead,
  { coding, length, tag }: { coding: ContentEncoding; length: number; tag: string | null },
): { headers: string[]; notModifiedHeaders: string[] } {
  const own = head.headers.filter(([name]) => !ofOneAnswer.has(name.toLowerCase()));
  const saysItself = own.some(([name]) => name.toLowerCase() === "cache-control");
  const all: (readonly [string, string])[] = [
    ...own,
    ...(tag === null || saysItself
      ? []
      : [["Cache-Control", forBrowsers] as const, ["CDN-Cache-Control", forSharedCaches] as const]),
    ["Vary", "Accept-Encoding"],
    ...(tag === null ? [] : [["ETag", tag] as const]),
  ];
  const ofBody = coding === "identity" ? [] : ["Content-Encoding", coding];
  return {
    headers: [...all.flat(), ...ofBody, "Content-Length", String(length)],
    notModifiedHeaders: all.filter(([name]) => renewing.has(name.toLowerCase())).flat(),
  };
}
