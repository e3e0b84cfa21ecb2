import sharp from "sharp";

/** In kept pixels: a longer page goes on in the next column, so that it can be read at a glance. */
const maxColumnPixels = 3600;
const gap = 16;

/**
 * Writes the picture of a whole page as a small file.
 *
 * @param {Buffer} picture
 * @param {string} file ends in .webp
 * @param {number} width of the page in the file
 */
export async function saveScreenshot(picture, file, width) {
  const { data, info } = await sharp(picture, { limitInputPixels: false })
    .resize({ width })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const page = () => sharp(data, { raw: info, limitInputPixels: false });
  const columns = Math.ceil(info.height / maxColumnPixels);
  const height = Math.ceil(info.height / columns);
  const parts = Array.from({ length: columns }, async (_, at) => {
    const top = at * height;
    const part = page().extract({ left: 0, top, width, height: Math.min(height, info.height - top) });
    return { input: await part.png({ compressionLevel: 1 }).toBuffer(), left: at * (width + gap), top: 0 };
  });
  const sheet = { width: columns * (width + gap) - gap, height, channels: /** @type {const} */ (3) };
  await sharp({ create: { ...sheet, background: "#ffffff" } })
    .composite(await Promise.all(parts))
    .webp({ quality: 32, effort: 5 })
    .toFile(file);
}
