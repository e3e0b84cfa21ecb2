import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gzip, type BrotliOptions } from "node:zlib";

import type { Coding } from "./accepted-coding.ts";

export type Bytes = Buffer<ArrayBuffer>;
const packBrotli: (content: Bytes, options: BrotliOptions) => Promise<Bytes> = promisify(brotliCompress);
const unpackBrotli: (content: Bytes) => Promise<Bytes> = promisify(brotliDecompress);
const packGzip: (content: Bytes, options: { level: number }) => Promise<Bytes> = promisify(gzip);

/**
 * At once, for a page that somebody waits for: of the home page 5 makes a tenth less than gzip does, in
 * the same 3 to 5 ms of processor. And later, for one that is asked for often: 11 saves another seventh,
 * for 220 ms (bench/RESULTS.md, docs/decisions/0012).
 */
export type Quality = 5 | 11;

/** Below this, packing saves less than the header that says so. */
const smallest = 200;

/** A body as it goes over the wire. */
export type Packed = { coding: Coding; body: Bytes };

/** Packs a body; a tiny one is left as it is. */
export async function pack(content: Bytes, coding: Coding, quality: Quality = 5): Promise<Packed> {
  if (coding === "identity" || content.length < smallest) return { coding: "identity", body: content };
  if (coding === "gzip") return { coding, body: await packGzip(content, { level: 6 }) };
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return { coding, body: await packBrotli(content, { params }) };
}

/** The body as it was before it was packed. */
export async function unpack({ coding, body }: { coding: "br" | "identity"; body: Bytes }): Promise<Bytes> {
  return coding === "br" ? await unpackBrotli(body) : body;
}
