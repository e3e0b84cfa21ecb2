import { readFileSync } from "node:fs";
import { join } from "node:path";

import { root } from "../../tooling/project.mjs";
import { readSources } from "../house/read-imports.mjs";
import { readReplacements } from "./old-words.mjs";

/**
 * @typedef {import("./old-words.mjs").Replacement} Replacement
 * @typedef {import("../house/read-imports.mjs").SourceFile} SourceFile
 */

/** A block, or lines with two strokes in a row: a phrase can go on in the next line. */
const comment = /\/\*[^]*?\*\/|(?<=^|\s)\/\/[^\n]*(?:\n[^\S\n]*\/\/[^\n]*)*/g;
/** A line's end within a comment, with the mark that begins the next line. */
const lineEnd = /\s*\n\s*(?:\*|\/\/)?\s*/g;
const text = /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`/g;
/**
 * Words of a page between tags and braces, in a .tsx file. Code between two of these has punctuation, or is a
 * declaration that begins with its keyword.
 */
const pageText =
  /(?<=(?<!=)>|\})(?!\s*(?:[&|]|(?:abstract|class|declare|enum|export|extends|implements|interface|namespace)\b))[^<>{}()=;:]*(?=[<{])/g;

/**
 * The table of words that code and comments use no more.
 *
 * @param {string} page docs/words.md
 */
export const readOldNames = (page) => readReplacements(page, "Words of the code");

/** @param {string} part */
const blank = (part) => part.replaceAll(/[^\n]/g, " ");

/** 'SeatingChartProps' is seating, chart and props. @param {string} name */
const wordsOf = (name) =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z\d]+/);

/**
 * Old words in the name of a file, in its identifiers or classes, and in its comments. What a page or a mail says
 * is not looked at here.
 *
 * @param {SourceFile} file
 * @param {readonly Replacement[]} replacements
 * @returns {string[]} what is wrong, in words
 */
export function oldNamesIn(file, replacements) {
  const comments = [...file.text.matchAll(comment)].map(([found]) => found.replaceAll(lineEnd, " "));
  const source = file.text.replaceAll(comment, blank).replaceAll(text, blank);
  const code = file.path.endsWith(".tsx") ? source.replaceAll(pageText, blank) : source;
  const names = new Set([file.path.split("/").at(-1) ?? "", ...(code.match(/[A-Za-z_$][\w$-]*/g) ?? [])]);
  const named = new Set([...names].flatMap(wordsOf));
  return replacements
    .filter(({ old }) => {
      const whole = new RegExp(String.raw`(?<![\w-])${RegExp.escape(old)}(?![\w-])`, "i");
      return named.has(old) || comments.some((said) => whole.test(said));
    })
    .map(({ old, write }) => `${file.path}: “${old}” → ${write}`);
}

/** Every old word in the sources and style sheets. @returns {string[]} */
export function findOldNames() {
  const replacements = readOldNames(readFileSync(join(root, "docs/words.md"), "utf8"));
  return readSources(root, /\.(?:tsx?|mjs|css)$/).flatMap((file) => oldNamesIn(file, replacements));
}
