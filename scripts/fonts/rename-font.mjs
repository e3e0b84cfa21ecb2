/** Name records that hold a family's name: family, unique id, full name, PostScript name, typographic family. */
const familyNames = new Set([1, 3, 4, 6, 16]);

/**
 * Gives an uncompressed font another family name, where it is called by it; its copyright line stays
 * as it is. The name has to be of the same length, so that no table moves.
 *
 * @param {Buffer} font sfnt; changed in place
 * @param {Readonly<Record<string, string>>} names new by old, such as family and PostScript name
 */
export function renameFont(font, names) {
  const table = findTable(font, "name");
  const strings = table + font.readUInt16BE(table + 4);
  for (let record = 0; record < font.readUInt16BE(table + 2); record++) {
    const at = table + 6 + 12 * record;
    if (!familyNames.has(font.readUInt16BE(at + 6))) continue;
    const start = strings + font.readUInt16BE(at + 10);
    const text = font.subarray(start, start + font.readUInt16BE(at + 8));
    for (const [from, to] of Object.entries(names)) {
      if (from.length !== to.length) throw new Error(`'${to}' is not as long as '${from}'`);
      const found = text.indexOf(utf16(from));
      if (found >= 0) utf16(to).copy(text, found);
    }
  }
}

/**
 * @param {Buffer} font
 * @param {string} tag
 */
function findTable(font, tag) {
  for (let table = 0; table < font.readUInt16BE(4); table++) {
    const at = 12 + 16 * table;
    if (font.toString("latin1", at, at + 4) === tag) return font.readUInt32BE(at + 8);
  }
  throw new Error(`the font has no table '${tag}'`);
}

/** @param {string} text */
const utf16 = (text) => Buffer.from(text, "utf16le").swap16();
