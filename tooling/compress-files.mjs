import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const compress = promisify(brotliCompress);
const compressible = /\.(css|js|json|svg|ttf|txt|wasm|webmanifest|xml)$/;
/** Below this size compression saves hardly more than its headers cost. */
const minCompressibleBytes = 512;

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
      const packed = await compress(content, {
        params: {
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      });
      if (packed.length < content.length) writeFileSync(join(folder, `${file}.br`), packed);
    }),
  );
}
