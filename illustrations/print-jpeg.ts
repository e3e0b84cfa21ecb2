import sharp from "sharp";

import { inlineCssColours } from "#illustrations/inline-css-colours.ts";

/** Maximum weight of a mail's header. */
export const maxJpegBytes = 30_000;

/**
 * A drawing as a JPEG of its own size, for mail programs, which show no SVG: in the best quality that
 * stays under `maxJpegBytes`.
 *
 * @throws {RangeError} where even a coarse print is heavier
 */
export async function printJpeg(svg: string): Promise<Buffer> {
  const drawing = sharp(Buffer.from(inlineCssColours(svg))).flatten({ background: "#fff" });
  for (let quality = 76; quality >= 40; quality -= 4) {
    const jpeg = await drawing.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length <= maxJpegBytes) return jpeg;
  }
  throw new RangeError(`the drawing is heavier than ${maxJpegBytes} bytes`);
}
