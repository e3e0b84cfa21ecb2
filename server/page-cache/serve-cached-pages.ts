import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";

import { createRequestId } from "#server/log/request-id.ts";
import type { Observers } from "#server/observability/observers.ts";

import { acceptedEncoding } from "./accepted-encoding.ts";
import type { PageCacheKey } from "./cache-key.ts";
import type { CachedPage, EncodedPage } from "./cached-page.ts";
import type { PageCache } from "./page-cache.ts";

type Pages = {
  store: PageCache;
  /** The cached page that a path with its search asks for; null where there is none. */
  asked: (target: string) => PageCacheKey | null;
  /** Answers everything else. */
  passOn: RequestListener;
  watch: Observers;
};

/** Serves cached pages, before the HTTP application sees the requests. */
export function serveCachedPages({ store, asked, passOn, watch }: Pages): RequestListener {
  return (incoming, outgoing) => {
    const begun = performance.now();
    const target = isReading(incoming) ? incoming.url : undefined;
    // Most URLs are already canonical.
    const kept = target === undefined ? null : store.find(target);
    const wanted = kept !== null || target === undefined ? null : asked(target);
    const page = kept ?? (wanted && store.find(wanted.url));
    const coding = acceptedEncoding(incoming.headers["accept-encoding"]);
    const send = (found: CachedPage, variant: EncodedPage) => {
      const status = answer(incoming, outgoing, found, variant, watch.readiness?.isStopping() ?? false);
      const seconds = (performance.now() - begun) / 1000;
      watch.observe?.({
        id: found.requestId ?? createRequestId(),
        method: incoming.method ?? "",
        route: found.route,
        status,
        seconds,
        bytes: incoming.method === "HEAD" || status === 304 ? 0 : variant.body.length,
      });
    };
    const ready = page?.encoded[coding];
    if (page && ready) return send(page, ready);
    const opening = page === null ? wanted && store.open(wanted) : Promise.resolve(page);
    if (opening === null) return passOn(incoming, outgoing);
    opening
      .then(async (found) => ({ found, variant: await found.encode(coding) }))
      .then(
        ({ found, variant }) => send(found, variant),
        // If compression fails here, the application answers. Nothing has been sent yet.
        () => passOn(incoming, outgoing),
      );
  };
}

/** Whether a request only reads and has no body. */
const isReading = ({ method, headers }: IncomingMessage) =>
  (method === "GET" || method === "HEAD") &&
  (headers["content-length"] ?? "0") === "0" &&
  headers["transfer-encoding"] === undefined;

/** @returns the status */
function answer(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { status }: CachedPage,
  { body, headers, notModifiedHeaders, etags }: EncodedPage,
  isStopping: boolean,
): number {
  // So that a proxy asks another process for the next request.
  const closing = isStopping ? ["Connection", "close"] : [];
  const tag = tagOfCopy(incoming.headers["if-none-match"], etags);
  if (tag !== null) {
    outgoing.writeHead(304, [...notModifiedHeaders, "ETag", tag, ...closing]).end();
    return 304;
  }
  outgoing.writeHead(status, isStopping ? [...headers, ...closing] : headers);
  if (incoming.method === "HEAD") outgoing.end();
  else outgoing.end(body);
  return status;
}

/**
 * The tag of a visitor's copy where that is as good as what would be sent (RFC 9110, 13.1.2): by another tag
 * a cache would not find the copy to renew.
 */
function tagOfCopy(ifNoneMatch: string | undefined, tags: readonly string[]): string | null {
  if (ifNoneMatch === undefined) return null;
  if (ifNoneMatch.trim() === "*") return tags[0] ?? null;
  const named = new Set(ifNoneMatch.split(",").map((tag) => tag.trim().replace(/^W\//, "")));
  return tags.find((tag) => named.has(tag)) ?? null;
}
