import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";

import { makeRequestNumber } from "#server/log/request-number.ts";
import type { Watch } from "#server/watch/watch.ts";

import { acceptedCoding } from "#server/page-store/accepted-coding.ts";
import type { AskedPage } from "./cache-key.ts";
import type { Page, Variant } from "#server/page-store/page.ts";
import type { PageStore } from "#server/page-store/page-store.ts";

type Pages = {
  store: PageStore;
  /** The stored page that a path with its search asks for; null where it is none. */
  asked: (target: string) => AskedPage | null;
  /** Answers everything else. */
  passOn: RequestListener;
  watch: Watch;
};

/** Answers requests for stored pages, before the HTTP application sees them. */
export function servePages({ store, asked, passOn, watch }: Pages): RequestListener {
  return (incoming, outgoing) => {
    const begun = performance.now();
    const target = isReading(incoming) ? incoming.url : undefined;
    // Most addresses are spelled as they should be.
    const kept = target === undefined ? null : store.find(target);
    const wanted = kept !== null || target === undefined ? null : asked(target);
    const page = kept ?? (wanted && store.find(wanted.address));
    const coding = acceptedCoding(incoming.headers["accept-encoding"]);
    const send = (found: Page, variant: Variant) => {
      const status = answer(incoming, outgoing, found, variant, watch.readiness?.isStopping() ?? false);
      const seconds = (performance.now() - begun) / 1000;
      watch.observe?.({
        id: found.number ?? makeRequestNumber(),
        method: incoming.method ?? "",
        route: found.route,
        status,
        seconds,
        bytes: incoming.method === "HEAD" || status === 304 ? 0 : variant.body.length,
      });
    };
    const ready = page?.ready[coding];
    if (page && ready) return send(page, ready);
    const opening = page === null ? wanted && store.open(wanted) : Promise.resolve(page);
    if (opening === null) return passOn(incoming, outgoing);
    opening
      .then(async (found) => ({ found, variant: await found.packed(coding) }))
      .then(
        ({ found, variant }) => send(found, variant),
        // What cannot be packed here the application answers. Nothing has been sent yet.
        () => passOn(incoming, outgoing),
      );
  };
}

/** Whether a request reads and brings nothing along. */
const isReading = ({ method, headers }: IncomingMessage) =>
  (method === "GET" || method === "HEAD") &&
  (headers["content-length"] ?? "0") === "0" &&
  headers["transfer-encoding"] === undefined;

/** @returns the status */
function answer(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { status }: Page,
  { body, headers, unchanged, tags }: Variant,
  isStopping: boolean,
): number {
  // So that a proxy asks another process for the next request.
  const closing = isStopping ? ["Connection", "close"] : [];
  const tag = tagOfCopy(incoming.headers["if-none-match"], tags);
  if (tag !== null) {
    outgoing.writeHead(304, [...unchanged, "ETag", tag, ...closing]).end();
    return 304;
  }
  outgoing.writeHead(status, isStopping ? [...headers, ...closing] : headers);
  if (incoming.method === "HEAD") outgoing.end();
  else outgoing.end(body);
  return status;
}

/**
 * The tag of a visitor's copy where that is as good as what would be sent (RFC 9110, 13.1.2): by another
 * one a cache would not find what it may renew.
 */
function tagOfCopy(ifNoneMatch: string | undefined, tags: readonly string[]): string | null {
  if (ifNoneMatch === undefined) return null;
  if (ifNoneMatch.trim() === "*") return tags[0] ?? null;
  const named = new Set(ifNoneMatch.split(",").map((tag) => tag.trim().replace(/^W\//, "")));
  return tags.find((tag) => named.has(tag)) ?? null;
}
