import { create } from "fontkit";

/** @import { LetterGlyph, Point } from "./write-truetype.mjs" */

/**
 * A word as its font sets it, taken apart into its letters: each has its share of the outline at its place in the
 * word, so that they are right beside each other without rules of layout, and in this word alone. A letter that
 * melts into another has no outline, and neither has one that stands before the letter that it follows in writing:
 * the other has both, in whatever order a browser sets them.
 * @param {Buffer} file a TrueType font with the word's letters
 * @param {string} word that has each letter once, or twice alike
 * @param {number} unitsPerEm that the letters are scaled to
 * @returns {LetterGlyph[]}
 */
export function lettersOfWord(file, word, unitsPerEm) {
  const font = create(file);
  if (!("layout" in font)) throw new Error("The file holds several fonts");
  const scale = unitsPerEm / font.unitsPerEm;
  const { glyphs, positions } = font.layout(word);
  const text = Array.from(word, (letter) => letter.codePointAt(0) ?? 0);
  const isFromRight = /\p{Script=Arabic}/u.test(word);
  const placed = glyphs.map((glyph, at) => {
    const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[at] ?? {};
    const first = glyph.codePoints[0];
    return { first, xOffset, yOffset, xAdvance, path: glyph.path };
  });
  /** @type {Map<number, LetterGlyph>} */
  const letters = new Map(text.map((point) => [point, { point, advance: 0, contours: [] }]));
  let owner = -1;
  for (const [at, { first, xOffset, yOffset, xAdvance, path }] of placed.entries()) {
    const own = text.indexOf(first ?? -1);
    const next = placed[at + 1]?.first;
    const follows = next === undefined ? -1 : text.indexOf(next);
    // Set before the letter that it follows in writing.
    owner = !isFromRight && follows >= 0 && follows < own && owner < follows ? follows : own;
    const letter = letters.get(text[owner] ?? -1);
    if (letter === undefined) throw new Error(`A glyph of ${word} belongs to none of its letters`);
    const left = letter.advance;
    const contours = contoursOf(path.commands, (x, y) => [
      Math.round((left / scale + x + xOffset) * scale),
      Math.round((y + yOffset) * scale),
    ]);
    letter.contours.push(...contours);
    letter.advance += Math.round(xAdvance * scale);
  }
  return [...letters.values()];
}

/**
 * @param {readonly { command: string, args: number[] }[]} commands
 * @param {(x: number, y: number) => [number, number]} place
 */
function contoursOf(commands, place) {
  /** @type {Point[][]} */
  const contours = [];
  for (const { command, args } of commands) {
    if (command === "bezierCurveTo") throw new Error("TrueType has no cubic curves");
    if (command === "moveTo") contours.push([]);
    for (let at = 0; at < args.length; at += 2) {
      const [x, y] = place(args[at] ?? 0, args[at + 1] ?? 0);
      contours.at(-1)?.push({ x, y, on: at === args.length - 2 });
    }
  }
  return contours.map(withoutRepeats).filter((contour) => contour.length > 2);
}

/**
 * Without the end that is its beginning again, and without points that a reader of TrueType puts between two control
 * points by itself.
 * @param {Point[]} contour
 */
function withoutRepeats(contour) {
  const [first, last] = [contour[0], contour.at(-1)];
  const open =
    first && last && last.on && first.x === last.x && first.y === last.y ? contour.slice(0, -1) : contour;
  return open.filter((point, at) => {
    const [before, after] = [open.at(at - 1), open[(at + 1) % open.length]];
    const isBetween =
      before && after && !before.on && !after.on
        ? before.x + after.x === 2 * point.x && before.y + after.y === 2 * point.y
        : false;
    return !(point.on && isBetween);
  });
}
