/**
 * Writes a small TrueType font without any layout tables: one glyph for each letter, as its outline is given.
 * It holds what browsers ask for, and no instructions.
 */

/** @typedef {{ x: number, y: number, on: boolean }} Point in font units; `on` the curve, or a control point */
/** @typedef {{ point: number | null, advance: number, contours: Point[][] }} LetterGlyph `point`: the code point that it stands for */
/**
 * @typedef {object} FontParts
 * @property {string} family
 * @property {string} copyright
 * @property {string} licence
 * @property {number} unitsPerEm
 * @property {number} ascent
 * @property {number} descent below the baseline, less than none
 * @property {number} weight
 * @property {readonly LetterGlyph[]} letters
 */

/** Big-endian numbers: [bits, value] each. @param {[16 | 32, number][]} numbers */
function pack(numbers) {
  const bytes = Buffer.alloc(numbers.reduce((sum, [bits]) => sum + bits / 8, 0));
  let at = 0;
  for (const [bits, value] of numbers) {
    if (bits === 16) bytes.writeUInt16BE(value & 0xffff, at);
    else bytes.writeUInt32BE(value >>> 0, at);
    at += bits / 8;
  }
  return bytes;
}

/** @param {number[]} values @returns {[16, number][]} */
const words = (...values) => values.map((value) => [16, value]);

/** @param {Point[]} points */
function boundsOf(points) {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return points.length === 0
    ? { left: 0, bottom: 0, right: 0, top: 0 }
    : { left: Math.min(...xs), bottom: Math.min(...ys), right: Math.max(...xs), top: Math.max(...ys) };
}

/** Coordinates take two bytes each: WOFF2 packs them better than we would. @param {Point[][]} contours */
function writeGlyph(contours) {
  const points = contours.flat();
  if (points.length === 0) return Buffer.alloc(0);
  const { left, bottom, right, top } = boundsOf(points);
  let end = -1;
  const ends = contours.map((contour) => (end += contour.length));
  /** @param {"x" | "y"} axis */
  const steps = (axis) => points.map((point, at) => point[axis] - (points[at - 1]?.[axis] ?? 0));
  const glyph = Buffer.concat([
    pack(words(contours.length, left, bottom, right, top, ...ends, 0)),
    Buffer.from(points.map(({ on }) => (on ? 1 : 0))),
    pack(words(...steps("x"), ...steps("y"))),
  ]);
  return Buffer.concat([glyph, Buffer.alloc(-glyph.length & 3)]);
}

/** Format 4, a segment for each letter. @param {[point: number, glyph: number][]} letters in order */
function writeCmap(letters) {
  const segments = letters.length + 1;
  const power = Math.floor(Math.log2(segments));
  const points = letters.map(([point]) => point);
  const table = pack(
    words(
      4,
      16 + 8 * segments,
      0,
      2 * segments,
      2 ** (power + 1),
      power,
      2 * segments - 2 ** (power + 1),
      ...points,
      0xffff,
      0,
      ...points,
      0xffff,
      ...letters.map(([point, glyph]) => glyph - point),
      1,
      ...Array.from({ length: segments }, () => 0),
    ),
  );
  return Buffer.concat([pack([...words(0, 1, 3, 1), [32, 12]]), table]);
}

/** @param {[id: number, text: string][]} names in order of their ids */
function writeNames(names) {
  const texts = names.map(([, text]) => Buffer.from(text, "utf16le").swap16());
  let offset = 0;
  const records = names.map(([id], at) => {
    const length = texts[at]?.length ?? 0;
    const record = pack(words(3, 1, 0x409, id, length, offset));
    offset += length;
    return record;
  });
  return Buffer.concat([pack(words(0, names.length, 6 + 12 * names.length)), ...records, ...texts]);
}

/** @param {number[]} counts */
const most = (counts) => Math.max(0, ...counts);

/** @param {Buffer} bytes */
function checksum(bytes) {
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0;
  return sum;
}

/** @param {Buffer} bytes */
const padded = (bytes) => Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]);

/**
 * @param {FontParts} parts
 * @returns the font as a file
 */
export function writeTrueType({ family, copyright, licence, unitsPerEm, ascent, descent, weight, letters }) {
  const glyphs = [{ point: null, advance: unitsPerEm / 2, contours: [] }, ...letters];
  const outlines = glyphs.map(({ contours }) => writeGlyph(contours));
  const ofGlyphs = glyphs.map(({ contours }) => boundsOf(contours.flat()));
  const all = boundsOf(glyphs.flatMap(({ contours }) => contours.flat()));
  let end = 0;
  const offsets = [0, ...outlines.map(({ length }) => (end += length))];
  const mapped = glyphs
    .flatMap(({ point }, glyph) => (point === null ? [] : [/** @type {[number, number]} */ ([point, glyph])]))
    .toSorted(([one], [other]) => one - other);
  const advances = glyphs.map(({ advance }) => advance);
  /** @type {Record<string, Buffer>} */
  const tables = {
    "OS/2": Buffer.concat([
      pack(words(4, unitsPerEm / 2, weight, 5, 0, 650, 700, 0, 140, 650, 700, 0, 480, 50, 250, 0)),
      Buffer.alloc(10 + 16),
      Buffer.from("NONE"),
      pack(
        words(
          0x40,
          mapped[0]?.[0] ?? 0,
          mapped.at(-1)?.[0] ?? 0,
          ascent,
          descent,
          0,
          Math.max(ascent, all.top),
          Math.max(-descent, -all.bottom),
        ),
      ),
      pack([[32, 0], [32, 0], ...words(500, 700, 0, 32, 2)]),
    ]),
    cmap: writeCmap(mapped),
    glyf: Buffer.concat(outlines),
    head: pack([
      [32, 0x10000],
      [32, 0x10000],
      [32, 0],
      [32, 0x5f0f3cf5],
      ...words(0x3, unitsPerEm),
      [32, 0],
      [32, 0],
      [32, 0],
      [32, 0],
      ...words(all.left, all.bottom, all.right, all.top, 0, 8, 2, 1, 0),
    ]),
    hhea: pack(
      words(
        1,
        0,
        ascent,
        descent,
        0,
        most(advances),
        all.left,
        Math.min(...glyphs.map(({ advance }, at) => advance - (ofGlyphs[at]?.right ?? 0))),
        all.right,
        1,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        glyphs.length,
      ),
    ),
    hmtx: pack(words(...glyphs.flatMap(({ advance }, at) => [advance, ofGlyphs[at]?.left ?? 0]))),
    loca: pack(offsets.map((offset) => [32, offset])),
    maxp: pack([
      [32, 0x10000],
      ...words(
        glyphs.length,
        most(glyphs.map(({ contours }) => contours.flat().length)),
        most(glyphs.map(({ contours }) => contours.length)),
        0,
        0,
        1,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
      ),
    ]),
    name: writeNames([
      [0, copyright],
      [1, family],
      [2, "Regular"],
      [4, family],
      [6, family.replaceAll(" ", "")],
      [13, licence],
    ]),
    post: pack([[32, 0x30000], [32, 0], ...words(-100, 50), [32, 0], [32, 0], [32, 0], [32, 0], [32, 0]]),
  };
  return writeFile(tables);
}

/** @param {Record<string, Buffer>} tables in the order of their tags */
function writeFile(tables) {
  const entries = Object.entries(tables);
  const power = Math.floor(Math.log2(entries.length));
  let offset = 12 + 16 * entries.length;
  const directory = entries.map(([tag, bytes]) => {
    const record = Buffer.concat([
      Buffer.from(tag.padEnd(4)),
      pack([
        [32, checksum(padded(bytes))],
        [32, offset],
        [32, bytes.length],
      ]),
    ]);
    offset += padded(bytes).length;
    return record;
  });
  const header = pack([
    [32, 0x10000],
    ...words(entries.length, 16 * 2 ** power, power, 16 * (entries.length - 2 ** power)),
  ]);
  const file = Buffer.concat([header, ...directory, ...entries.map(([, bytes]) => padded(bytes))]);
  // In `head`, so that the whole file adds up to this.
  const head = directory.findIndex((record) => record.toString("latin1", 0, 4) === "head");
  const at = directory[head]?.readUInt32BE(8) ?? 0;
  file.writeUInt32BE((0xb1b0afba - checksum(file)) >>> 0, at + 8);
  return file;
}
