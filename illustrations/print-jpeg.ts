import sharp from "sharp";

import { printInks } from "./inline-css-colours.ts";

/** What a letter may carry for its head. */
export const mostBytes = 30_000;

/**
 * A drawing as a JPEG of its own size, for mail programs, which show no SVG: in the best quality that
 * stays under `mostBytes`.
 *
 * @throws {RangeError} where even a coarse print is heavier
 */
export async function printJpeg(svg: string): Promise<Buffer> {
  const drawing = sharp(Buffer.from(printInks(svg))).flatten({ background: "#fff" });
  for (let quality = 76; quality >= 40; quality -= 4) {
    const jpeg = await drawing.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length <= mostBytes) return jpeg;
  }
  throw new RangeError(`the drawing is heavier than ${mostBytes} bytes`);
}
