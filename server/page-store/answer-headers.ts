import type { Coding } from "./accepted-coding.ts";
import type { Bytes } from "./pack.ts";

/** What the site says of an answer, security headers included. */
export type Head = { status: number; headers: readonly (readonly [string, string])[] };

/** What the site answered, before it is packed. */
export type Answer = Head & { body: Bytes };

/**
 * A browser asks each time whether its copy is still right, and is told so in a few bytes: what the
 * desk approves is on the page at the next visit. Only caches that many visitors share hold it a while.
 */
const forBrowsers = "public, max-age=0, s-maxage=60, must-revalidate";
/** What these may do while they fetch the next one (RFC 9213, RFC 5861); browsers do not read it. */
const forSharedCaches = "public, max-age=60, stale-while-revalidate=600";

/** Headers that belong to one connection or to one body as it was before it was packed. */
const ofOneAnswer = new Set([
  "connection",
  "content-encoding",
  "content-length",
  "date",
  "etag",
  "transfer-encoding",
  "vary",
]);

/** Those that a visitor's copy is renewed with, beside its own tag (RFC 9110, 15.4.5). */
const renewing = new Set(["cache-control", "cdn-cache-control", "vary"]);

/** Whether the answer may be given to the next visitor: whoever made it can say no. */
export function isForEveryone({ status, headers }: Head): boolean {
  const named = new Map(headers.map(([name, value]) => [name.toLowerCase(), value]));
  const isPrivate = /no-store|private/.test(named.get("cache-control") ?? "");
  return status === 200 && !isPrivate && !named.has("set-cookie");
}

/** The headers of a page as it goes over the wire, and of the answer that the visitor's copy is still right. */
export function headersOf(
  head: Head,
  { coding, length, tag }: { coding: Coding; length: number; tag: string | null },
): { headers: string[]; unchanged: string[] } {
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
    unchanged: all.filter(([name]) => renewing.has(name.toLowerCase())).flat(),
  };
}
