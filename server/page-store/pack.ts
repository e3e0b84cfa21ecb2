import { promisify } from "node:util";
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompress,
  constants,
  gzip,
  type BrotliOptions,
} from "node:zlib";

import type { Coding } from "./accepted-coding.ts";

export type Bytes = Buffer<ArrayBuffer>;
const packBrotli: (content: Bytes, options: BrotliOptions) => Promise<Bytes> = promisify(brotliCompress);
const unpackBrotli: (content: Bytes) => Promise<Bytes> = promisify(brotliDecompress);
const packGzip: (content: Bytes, options: { level: number }) => Promise<Bytes> = promisify(gzip);

/**
 * 2 is for what may never be asked for again: of a search it makes an eighth more than 5, in a quarter of the
 * time. 5 is for a page that is kept: of the home page it makes a tenth less than gzip does, in the same 3
 * to 5 ms of processor. 11 is for one that is asked for often: it saves another seventh, for 220 ms
 * (bench/RESULTS.md, docs/decisions/0012 and 0037).
 */
export type Quality = 2 | 5 | 11;

/** Below this, packing saves less than the header that says so. */
const smallest = 200;

/** Packing up to so much at quality 2 takes less time than another thread takes to be told of it. */
const atOnce = 32 * 1024;

/** A body as it goes over the wire. */
export type Packed = { coding: Coding; body: Bytes };

/** Packs a body; a tiny one is left as it is. */
export async function pack(content: Bytes, coding: Coding, quality: Quality = 5): Promise<Packed> {
  if (coding === "identity" || content.length < smallest) return { coding: "identity", body: content };
  if (coding === "gzip") return { coding, body: await packGzip(content, { level: 6 }) };
  const params = {
    // A window for 4 MB is made ready even for a few lines unless we say what is enough.
    [constants.BROTLI_PARAM_LGWIN]: windowOf(content.length),
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const isQuick = quality === 2 && content.length <= atOnce;
  return {
    coding,
    body: isQuick ? brotliCompressSync(content, { params }) : await packBrotli(content, { params }),
  };
}

/** Binary logarithm of a window that holds all of a text. */
function windowOf(length: number): number {
  const enough = Math.ceil(Math.log2(length + 16));
  return Math.min(Math.max(enough, constants.BROTLI_MIN_WINDOW_BITS), constants.BROTLI_DEFAULT_WINDOW);
}

/** The body as it was before it was packed. */
export async function unpack({ coding, body }: { coding: "br" | "identity"; body: Bytes }): Promise<Bytes> {
  return coding === "br" ? await unpackBrotli(body) : body;
}
