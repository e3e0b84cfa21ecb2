import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

const ascii = Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index);
/** What an editor may write tomorrow: Canada's other language, quotation, measures; and the mark of a list. */
const customary = "\u00a0àâçéèêëîïôùûüñÀÇÉÈÊ‘’“”–—…·•×½¼¾°©−";

/**
 * @param {string} root
 * @returns {Set<number>} code points of ASCII, of what is customary, and of whatever else stands in a text of the site
 */
export function charactersOfTheSite(root) {
  const found = new Set([...ascii, ...Array.from(customary, codePoint)]);
  for (const folder of ["app", "content"])
    for (const entry of readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }))
      if (/(?<!\.test)\.tsx?$/.test(entry))
        for (const character of readFileSync(join(root, folder, entry), "utf8"))
          found.add(codePoint(character));
  return found;
}

/**
 * @param {Iterable<number>} codePoints
 * @param {ReadonlySet<number>} [notThese] may not lie in a small gap that is closed to keep the list short
 * @returns {string} as CSS has it: `U+20-7E, U+A9`
 */
export function unicodeRange(codePoints, notThese) {
  const closable = (/** @type {number} */ first, /** @type {number} */ end) =>
    notThese !== undefined &&
    end - first <= 32 &&
    !notThese.values().some((point) => point >= first && point < end);
  /** @type {{ first: number, last: number }[]} */
  const runs = [];
  for (const point of [...codePoints].toSorted((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && (run.last + 1 === point || closable(run.last + 1, point))) run.last = point;
    else runs.push({ first: point, last: point });
  }
  return runs
    .map(({ first, last }) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(", ");
}

/** @param {string} character */
const codePoint = (character) => character.codePointAt(0) ?? 0;

/** @param {number} point */
const hex = (point) => point.toString(16).toUpperCase();
