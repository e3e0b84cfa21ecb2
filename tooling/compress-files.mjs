import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const compress = promisify(brotliCompress);
const compressible = /\.(css|js|json|svg|ttf|txt|wasm|webmanifest|xml)$/;
/** Below this size compression saves hardly more than its headers cost. */
const minCompressibleBytes = 512;

/**
 * Powers of two; 0 lets Brotli choose, which for a large script misses its best by up to 200 bytes, one way or the
 * other with every name in it.
 */
const blockSizes = [0, 16, 18, 19, 20];
/** A smaller file is one block, whatever its size. */
const minBlockBytes = 65_536;

/**
 * @param {Buffer} content
 * @param {number} blockSize
 */
const pack = (content, blockSize) =>
  compress(content, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      [constants.BROTLI_PARAM_LGBLOCK]: blockSize,
    },
  });

/**
 * Writes a `.br` beside every text in a folder, as small as Brotli can make it: a second of processor
 * for each megabyte, once for a build. server/serve-files.ts sends it to browsers that take it.
 *
 * @param {string} folder
 */
export async function compressFiles(folder) {
  const texts = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    compressible.test(file),
  );
  await Promise.all(
    texts.map(async (file) => {
      const content = readFileSync(join(folder, file));
      if (content.length < minCompressibleBytes) return;
      const sizes = file.endsWith(".js") && content.length > minBlockBytes ? blockSizes : [0];
      const [packed] = (await Promise.all(sizes.map((size) => pack(content, size)))).toSorted(
        (a, b) => a.length - b.length,
      );
      if (packed === undefined) return;
      if (packed.length < content.length) writeFileSync(join(folder, `${file}.br`), packed);
    }),
  );
}
