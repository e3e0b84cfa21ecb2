import { promisify } from "node:util";
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompress,
  constants,
  gzip,
  type BrotliOptions,
} from "node:zlib";

import type { ContentEncoding } from "./accepted-encoding.ts";

export type BodyBuffer = Buffer<ArrayBuffer>;
const packBrotli: (content: BodyBuffer, options: BrotliOptions) => Promise<BodyBuffer> =
  promisify(brotliCompress);
const unpackBrotli: (content: BodyBuffer) => Promise<BodyBuffer> = promisify(brotliDecompress);
const packGzip: (content: BodyBuffer, options: { level: number }) => Promise<BodyBuffer> = promisify(gzip);

/**
 * 2 is for a response that may never be requested again: a search gets an eighth larger than with 5, in a
 * quarter of the time. 5 is for a cached page: the home page gets a tenth smaller than with gzip, in the same
 * 3 to 5 ms of processor time. 11 is for one that is requested often: it saves another seventh, for 220 ms
 * (bench/RESULTS.md, docs/decisions/0012 and 0032).
 */
export type BrotliQuality = 2 | 5 | 11;

/** Below this size, compression saves less than the header that declares it. */
const minCompressibleBytes = 200;

/** Up to this size, compressing at quality 2 takes less time than handing the work to another thread. */
const maxSyncBytes = 32 * 1024;

/** A body as sent. */
export type CompressedBody = { coding: ContentEncoding; body: BodyBuffer };

/** Compresses a body; a tiny one is left as it is. */
export async function compressBody(
  content: BodyBuffer,
  coding: ContentEncoding,
  quality: BrotliQuality = 5,
): Promise<CompressedBody> {
  if (coding === "identity" || content.length < minCompressibleBytes)
    return { coding: "identity", body: content };
  if (coding === "gzip") return { coding, body: await packGzip(content, { level: 6 }) };
  const params = {
    // Brotli prepares a window for 4 MB even for a few lines unless the size is given.
    [constants.BROTLI_PARAM_LGWIN]: windowOf(content.length),
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const isQuick = quality === 2 && content.length <= maxSyncBytes;
  return {
    coding,
    body: isQuick ? brotliCompressSync(content, { params }) : await packBrotli(content, { params }),
  };
}

/** Binary logarithm of a window that holds a whole text. */
function windowOf(length: number): number {
  const enough = Math.ceil(Math.log2(length + 16));
  return Math.min(Math.max(enough, constants.BROTLI_MIN_WINDOW_BITS), constants.BROTLI_DEFAULT_WINDOW);
}

/** The uncompressed body. */
export async function decompressBody({
  coding,
  body,
}: {
  coding: "br" | "identity";
  body: BodyBuffer;
}): Promise<BodyBuffer> {
  return coding === "br" ? await unpackBrotli(body) : body;
}
