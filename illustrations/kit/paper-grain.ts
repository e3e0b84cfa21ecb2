import { crc32, deflateSync } from "node:zlib";

import { itemAt } from "./paths.ts";
import { seededRandom } from "./random.ts";

/** Pixels of the square tile; the page repeats it at 150 to 180 px. */
const size = 180;
const cells = 9;

/** Clear paper, a light fleck, a dark one and a rare bright one, as 2-bit palette entries with alpha. */
const flecks = [
  { colour: [0, 0, 0], alpha: 0 },
  { colour: [255, 246, 230], alpha: 24 },
  { colour: [24, 30, 50], alpha: 26 },
  { colour: [255, 246, 230], alpha: 34 },
] as const;

/**
 * The paper grain as a PNG. Flecks are spread by a blotchy field that repeats without a seam, so
 * that the ink looks unevenly pulled.
 */
export function drawPaperGrain(): Buffer {
  const random = seededRandom(77);
  const field = Array.from({ length: cells * cells }, random);
  const rows: number[] = [];
  for (let y = 0; y < size; y++) {
    rows.push(0);
    for (let x = 0; x < size; x += 4) {
      let packed = 0;
      for (let pixel = x; pixel < x + 4; pixel++)
        packed = (packed << 2) | fleck(density(field, pixel, y), random());
      rows.push(packed);
    }
  }
  return png(Buffer.from(rows));
}

function fleck(dense: number, chance: number): number {
  if (chance < 0.03 + 0.09 * dense) return 1;
  if (chance > 1 - (0.03 + 0.1 * (1 - dense))) return 2;
  return chance > 0.5 && chance < 0.53 ? 3 : 0;
}

/** Value noise: smooth between the corners of a 9 by 9 grid that wraps round. */
function density(field: readonly number[], x: number, y: number): number {
  const across = (x / size) * cells;
  const down = (y / size) * cells;
  const column = Math.floor(across);
  const row = Math.floor(down);
  const a = smooth(across - column);
  const b = smooth(down - row);
  const corner = (c: number, r: number) => itemAt(field, (c % cells) + (r % cells) * cells);
  return (
    (corner(column, row) * (1 - a) + corner(column + 1, row) * a) * (1 - b) +
    (corner(column, row + 1) * (1 - a) + corner(column + 1, row + 1) * a) * b
  );
}

const smooth = (t: number) => t * t * (3 - 2 * t);

function png(pixels: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header[8] = 2; // bits per pixel
  header[9] = 3; // palette colours
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk("IHDR", header),
    chunk("PLTE", Buffer.from(flecks.flatMap(({ colour }) => [...colour]))),
    chunk("tRNS", Buffer.from(flecks.map(({ alpha }) => alpha))),
    chunk("IDAT", deflateSync(pixels, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}
