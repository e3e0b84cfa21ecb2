import { readFileSync } from "node:fs";
import { join } from "node:path";

import sharp from "sharp";
import { expect, test } from "vitest";

import { mailHeaders } from "./posters/mail/index.ts";
import { maxJpegBytes, printJpeg } from "./print-jpeg.ts";

const onDisk = (path: string) => readFileSync(join(import.meta.dirname, "../public/art", path));
/** Lightness of a picture, small enough that a rasteriser's rounding does not count. */
const lightness = (image: Buffer) => sharp(image).resize(120, 32).greyscale().raw().toBuffer();

test.each(Object.keys(mailHeaders))("%s.jpg is light, and wide enough for a letter", async (path) => {
  const jpeg = onDisk(`${path}.jpg`);
  expect(jpeg.length).toBeLessThanOrEqual(maxJpegBytes);
  const { width, height, format } = await sharp(jpeg).metadata();
  expect({ width, height, format }).toEqual({ width: 1200, height: 320, format: "jpeg" });
});

test.each(Object.keys(mailHeaders))(
  "%s.jpg shows what its drawing shows (node scripts/draw-mail-headers.mjs)",
  async (path) => {
    const kept = await lightness(onDisk(`${path}.jpg`));
    const fresh = await lightness(await printJpeg(onDisk(`${path}.svg`).toString()));
    const apart = kept.map((value, index) => Math.abs(value - (fresh[index] ?? 0)));
    expect(Math.max(...apart)).toBeLessThan(8);
  },
);
