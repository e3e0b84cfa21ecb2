import { createHash } from "node:crypto";

import { contentEncodings, type ContentEncoding } from "./accepted-encoding.ts";
import {
  buildResponseHeaders,
  isPubliclyCacheable,
  type RenderedResponse,
  type ResponseHead,
} from "./response-headers.ts";
import {
  compressBody,
  decompressBody,
  type BodyBuffer,
  type CompressedBody,
  type BrotliQuality,
} from "./compress.ts";

/** A page as sent in one coding, headers included. */
export type EncodedPage = {
  body: BodyBuffer;
  /** Names and values alternating, the fastest form for node:http. */
  headers: string[];
  /** What is said when the visitor has it already. */
  notModifiedHeaders: string[];
  /** Names of what a visitor may have that says the same: this one first. Empty where it must not be kept. */
  etags: readonly string[];
};

/** The response of a URL, compressed on demand. */
export type CachedPage = {
  status: number;
  /** Pattern of its route, for metrics. */
  route: string;
  /** What the request is called in the log that it failed for; null where it did not. */
  requestId: string | null;
  /** A name for everything in it: pages with one name are alike. */
  contentHash: string;
  /** It may be given to the next visitor. */
  isPubliclyCacheable: boolean;
  /** What is packed already. */
  encoded: Partial<Record<ContentEncoding, EncodedPage>>;
  /** Packs what is not; several who wait for one coding wait for one packing. */
  encode: (coding: ContentEncoding) => Promise<EncodedPage>;
  /** Packs it once more as tightly as can be, for 200 ms of processor. */
  recompress: () => Promise<void>;
  /** How much memory it takes. */
  bytes: () => number;
};

/** Larger pages would keep a processor busy for longer than a second. */
const maxRecompressBytes = 400_000;

type Making = {
  /** Pattern of its route. */
  route: string;
  /** Quality of the first compression. */
  quality: BrotliQuality;
  /** Called when it takes more memory than before. */
  onGrown: () => void;
};

/** Makes a page from a response. */
export function createCachedPage(
  { body: whole, ...head }: RenderedResponse,
  { route, quality: atFirst, onGrown }: Making,
): CachedPage {
  const name = nameOf(head, whole);
  const forEveryone = isPubliclyCacheable(head);
  const isTightable = whole.length <= maxRecompressBytes;
  const ready: CachedPage["encoded"] = {};
  const underWay = new Map<ContentEncoding, Promise<EncodedPage>>();
  // The source for another coding: the uncompressed body at first, then the smaller Brotli.
  let source: { coding: "br" | "identity"; body: BodyBuffer } = { coding: "identity", body: whole };

  async function make(coding: ContentEncoding, quality = atFirst): Promise<EncodedPage> {
    const made = await compressBody(await decompressBody(source), coding, quality);
    const tag = forEveryone ? [etagOf(name, made, quality)] : [];
    const variant = encodedPageOf(head, made, [...tag, ...(ready[coding]?.etags ?? [])]);
    ready[coding] = variant;
    if (made.coding === "br") source = { coding: "br", body: made.body };
    onGrown();
    return variant;
  }

  async function packed(coding: ContentEncoding): Promise<EncodedPage> {
    const before = ready[coding] ?? underWay.get(coding);
    if (before !== undefined) return before;
    const made = make(coding).finally(() => underWay.delete(coding));
    underWay.set(coding, made);
    return made;
  }

  return {
    status: head.status,
    route,
    requestId: head.headers.find(([header]) => header.toLowerCase() === "x-request-id")?.[1] ?? null,
    contentHash: name,
    isPubliclyCacheable: forEveryone,
    encoded: ready,
    encode: packed,
    recompress: async () => {
      if (isTightable && ready.br !== undefined) await make("br", 11);
    },
    bytes: () => {
      const bodies = new Set([
        source.body,
        ...contentEncodings.flatMap((coding) => ready[coding]?.body ?? []),
      ]);
      return [...bodies].reduce((sum, { length }) => sum + length, 0);
    },
  };
}

const nameOf = ({ status, headers }: ResponseHead, body: BodyBuffer) =>
  createHash("sha256")
    .update(JSON.stringify([status, headers]))
    .update(body)
    .digest("base64url")
    .slice(0, 16);

/** Different bytes need a different tag, also after recompression. */
const etagOf = (name: string, { coding }: CompressedBody, quality: BrotliQuality) =>
  coding === "identity" ? `"${name}"` : `"${name}-${coding}${quality === 5 ? "" : quality}"`;

function encodedPageOf(
  head: ResponseHead,
  { coding, body }: CompressedBody,
  tags: readonly string[],
): EncodedPage {
  return {
    body,
    etags: tags,
    ...buildResponseHeaders(head, { coding, length: body.length, tag: tags[0] ?? null }),
  };
}
