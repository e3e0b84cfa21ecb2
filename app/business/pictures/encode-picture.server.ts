import { createHash } from "node:crypto";

import sharp, { type OutputInfo, type Sharp, type SharpOptions } from "sharp";

import { pictureWidths, type PictureFormat } from "#app/catalogue/directory/listing-picture.ts";

import { pictureLimits, tooLarge } from "#app/listing-pictures/picture-limits.ts";
import { sniffPicture, type PictureKind } from "./sniff-picture.server.ts";

// As for share images: one core for one picture, and none remembered.
sharp.cache(false);
sharp.concurrency(1);

/** A picture in all its sizes, of which nothing but pixels comes from the file that was sent. */
export type MadePicture = {
  hash: string;
  /** Of the largest size, in pixels. */
  width: number;
  height: number;
  files: readonly { width: number; format: PictureFormat; bytes: Buffer }[];
};

export type PictureMaking = { ok: true; picture: MadePicture } | { ok: false; error: string };

/** Part of the hash: whoever changes how pictures are made changes it, for addresses never change their content. */
const recipe = "wild-rose picture 1";

/** A file that takes longer to decode is meant to, in seconds. */
const longestWork = 20;

const damaged = "this picture is damaged or cut off: send it again, or another one";

const refuse = (error: string) => ({ ok: false, error }) as const;

/**
 * Makes all sizes of a picture that somebody sent, in threads of their own: what the file says beside
 * its pixels (place, camera, whatever is hidden behind them) is left out, it stands upright, and its
 * colours are those of the web.
 */
export async function makePicture(file: Uint8Array): Promise<PictureMaking> {
  if (file.byteLength > pictureLimits.bytes) return refuse(tooLarge);
  const sniffed = sniffPicture(file);
  if (!sniffed.ok) return refuse(sniffed.error);
  try {
    const original = await measure(file, sniffed.kind);
    if (!original.ok) return original;
    const { data, info } = await decode(file, original.largest);
    const hash = createHash("sha256").update(recipe).update(file).digest("base64url").slice(0, 27);
    const files: MadePicture["files"][number][] = [];
    // One after the other: two at once would be twice the memory.
    for (const width of pictureWidths.filter((wanted) => wanted <= info.width))
      for (const [format, encode] of encoders)
        files.push({
          width,
          format,
          bytes: await encode(fromPixels(data, info).resize({ width })).toBuffer(),
        });
    return { ok: true, picture: { hash, width: info.width, height: info.height, files } };
  } catch {
    // The decoder's own words help nobody who chose a file.
    return refuse(damaged);
  }
}

const options = {
  limitInputPixels: pictureLimits.pixels,
  // A warning, such as bytes behind the end, is no damage.
  failOn: "error",
  // Of what moves, the first picture.
  pages: 1,
} satisfies SharpOptions;

/** Reads the head of a file alone. */
async function measure(file: Uint8Array, kind: PictureKind) {
  const { format, width, height, autoOrient } = await sharp(file, {
    ...options,
    limitInputPixels: false,
  }).metadata();
  if (format !== kind) return refuse(damaged);
  if (width * height > pictureLimits.pixels)
    return refuse("this picture has more than 50 million pixels: make it smaller first");
  if (autoOrient.width < pictureLimits.leastWidth)
    return refuse(
      `this picture is only ${autoOrient.width} pixels wide: choose one of ${pictureLimits.leastWidth} or more`,
    );
  const ratio = autoOrient.width / autoOrient.height;
  if (Math.max(ratio, 1 / ratio) > pictureLimits.longest)
    return refuse("this picture is a long strip: cut it to at most three times as long as it is wide");
  const largest = pictureWidths.findLast((wanted) => wanted <= autoOrient.width) ?? pictureWidths[0];
  return { ok: true, largest } as const;
}

/** The one time that the file itself is decoded. */
function decode(file: Uint8Array, width: number): Promise<{ data: Buffer; info: OutputInfo }> {
  return sharp(file, options)
    .timeout({ seconds: longestWork })
    .autoOrient()
    .resize({ width })
    .flatten({ background: "#fff" })
    .toColourspace("srgb")
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true });
}

function fromPixels(pixels: Buffer, { width, height, channels }: OutputInfo): Sharp {
  return sharp(pixels, { raw: { width, height, channels } }).timeout({ seconds: longestWork });
}

/** Efforts beyond these take many times as long for a hundredth of the bytes (0022). */
const encoders: [PictureFormat, (picture: Sharp) => Sharp][] = [
  ["avif", (picture) => picture.avif({ quality: 52, effort: 2 })],
  ["webp", (picture) => picture.webp({ quality: 78, effort: 4 })],
];
