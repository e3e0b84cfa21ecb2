import { createHash } from "node:crypto";

import sharp, { type OutputInfo, type Sharp, type SharpOptions } from "sharp";

import type { PictureFormat } from "#database/enums.ts";
import { pictureWidths } from "#app/catalogue/directory/listing-picture.ts";

import { pictureLimits, pictureTooLargeText } from "./picture-limits.ts";
import { sniffPicture, type PictureKind } from "./sniff-picture.server.ts";

// As for share images: one core for one picture, and no cache.
sharp.cache(false);
sharp.concurrency(1);

/** A picture in all its sizes, with nothing but the pixels of the uploaded file. */
export type EncodedPicture = {
  hash: string;
  /** Of the largest size, in pixels. */
  width: number;
  height: number;
  files: readonly { width: number; format: PictureFormat; bytes: Buffer }[];
};

export type PictureEncodingResult = { ok: true; picture: EncodedPicture } | { ok: false; error: string };

/** Part of the hash: change it with the encoding, because the content of a URL never changes. */
const recipe = "wild-rose picture 1";

/** A file that takes longer to decode is an attack, in seconds. */
const longestWork = 20;

const damaged = "this picture is damaged or cut off: try again, or choose another";

const refuse = (error: string) => ({ ok: false, error }) as const;

/**
 * Makes all sizes of an uploaded picture, in threads of their own: metadata (place, camera, anything hidden)
 * is removed, the orientation is applied, and the colours are converted to sRGB.
 */
export async function encodePicture(file: Uint8Array): Promise<PictureEncodingResult> {
  if (file.byteLength > pictureLimits.bytes) return refuse(pictureTooLargeText);
  const sniffed = sniffPicture(file);
  if (!sniffed.ok) return refuse(sniffed.error);
  try {
    const original = await measure(file, sniffed.kind);
    if (!original.ok) return original;
    const { data, info } = await decode(file, original.largest);
    const hash = createHash("sha256").update(recipe).update(file).digest("base64url").slice(0, 27);
    const files: EncodedPicture["files"][number][] = [];
    // One after the other: two at once would take twice the memory.
    for (const width of pictureWidths.filter((wanted) => wanted <= info.width))
      for (const [format, encode] of encoders)
        files.push({
          width,
          format,
          bytes: await encode(fromPixels(data, info).resize({ width })).toBuffer(),
        });
    return { ok: true, picture: { hash, width: info.width, height: info.height, files } };
  } catch {
    // The decoder's message does not help the person who chose the file.
    return refuse(damaged);
  }
}

const options = {
  limitInputPixels: pictureLimits.pixels,
  // A warning, such as bytes after the end, is not damage.
  failOn: "error",
  // Of an animation, the first frame.
  pages: 1,
} satisfies SharpOptions;

/** Reads only the header of a file. */
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

/** The only place where the file itself is decoded. */
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

/** Higher effort takes many times as long for a hundredth of the bytes (0022). */
const encoders: [PictureFormat, (picture: Sharp) => Sharp][] = [
  ["avif", (picture) => picture.avif({ quality: 52, effort: 2 })],
  ["webp", (picture) => picture.webp({ quality: 78, effort: 4 })],
];
