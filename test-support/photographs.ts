import { crc32, deflateSync } from "node:zlib";

import sharp, { type Sharp } from "sharp";

/** Raw pixels, upper half red and lower half blue, in no format yet. */
export function photograph(width = 640, height = 480): Sharp {
  const half = { create: { width, height: Math.ceil(height / 2), channels: 3, background: "#c22" } } as const;
  return sharp({ create: { width, height, channels: 3, background: "#22c" } }).composite([
    { input: half, top: 0, left: 0 },
  ]);
}

/** Metadata as a phone writes it: position, model, and that the picture is rotated. */
export function telephonePhotograph(width = 640, height = 480): Promise<Buffer> {
  return photograph(width, height)
    .withExif({
      IFD0: { Make: "Telephone of Zoë", Copyright: "kept by nobody" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 2/1 41/1", GPSLongitudeRef: "W" },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** A PNG of a given number of black pixels in a few kilobytes. */
export function hugePicture(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // One bit for each pixel, grey.
  head.set([1, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc(height * (1 + Math.ceil(width / 8)));
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
