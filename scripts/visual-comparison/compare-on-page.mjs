import sharp from "sharp";

import { compareImages } from "./compare-images.mjs";
import { takeScreenshot } from "./take-screenshot.mjs";

/**
 * Draws one page of both sites and compares the pictures. Where they differ, three files say how.
 *
 * @param {import("@playwright/test").Page} page
 * @param {string} before address on the one site
 * @param {string} after address on the other
 * @param {string} file where the pictures go, without an ending
 * @returns {Promise<number>} share of changed pixels, 0 to 1
 */
export async function compareOnPage(page, before, after, file) {
  const old = await takeScreenshot(page, before);
  const now = await takeScreenshot(page, after);
  // Nearly always nothing has changed, down to the byte.
  if (old.equals(now)) return 0;
  const { share, difference } = compareImages(await decode(old), await decode(now));
  if (share === 0) return 0;
  const { data, width, height } = difference;
  await Promise.all([
    sharp(old, { limitInputPixels: false }).toFile(`${file}.before.png`),
    sharp(now, { limitInputPixels: false }).toFile(`${file}.after.png`),
    sharp(data, { raw: { width, height, channels: 3 }, limitInputPixels: false }).toFile(
      `${file}.difference.png`,
    ),
  ]);
  return share;
}

/** @param {Buffer} picture */
async function decode(picture) {
  const { data, info } = await sharp(picture, { limitInputPixels: false })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
