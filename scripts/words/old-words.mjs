import { readFileSync } from "node:fs";
import { join } from "node:path";

import { root } from "../../tooling/project.mjs";
import { readSources } from "../house/read-imports.mjs";

/**
 * @typedef {{ old: string, write: string }} Replacement
 * @typedef {Replacement & { file: string, line: number }} OldWord
 */

/** Where the sentences of the site, its mails and the desk are; texts of content/ have a voice of their own. */
const folders = ["app/", "mail/", "server/", "desk/"];

/**
 * A table of docs/words.md.
 *
 * @param {string} page
 * @param {string} [heading]
 * @returns {Replacement[]}
 */
export function readReplacements(page, heading = "Words we replaced") {
  const [, section = ""] = page.split(`## ${heading}\n`);
  const [table = ""] = section.split("\n## ");
  return table
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .slice(2)
    .map((line) => {
      const [, old = "", write = ""] = line.split("|").map((cell) => cell.trim());
      return { old, write };
    });
}

/**
 * Old words in the sentences of one file. Comments are left out, with their lines.
 *
 * @param {string} text
 * @param {readonly Replacement[]} replacements
 */
export function oldWordsIn(text, replacements) {
  const sentences = text
    .replaceAll(/\/\*[^]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, " "))
    .replaceAll(/(^|\s)\/\/[^\n]*/g, "$1")
    .toLowerCase();
  return replacements.flatMap(({ old, write }) =>
    [...sentences.matchAll(wholeWords(old))].map(({ index }) => ({
      old,
      write,
      line: sentences.slice(0, index).split("\n").length,
    })),
  );
}

/** A sentence in JSX can break anywhere. @param {string} words */
const wholeWords = (words) =>
  new RegExp(
    String.raw`(?<![\w-])${words
      .toLowerCase()
      .split(" ")
      .map((word) => RegExp.escape(word))
      .join(String.raw`\s+`)}(?![\w-])`,
    "g",
  );

/** Every old word in the sentences of the site. @returns {OldWord[]} */
export function findOldWords() {
  const replacements = readReplacements(readFileSync(join(root, "docs/words.md"), "utf8"));
  return readSources(root)
    .filter(({ path }) => folders.some((folder) => path.startsWith(folder)) && !/\.test\.tsx?$/.test(path))
    .flatMap(({ path, text }) => oldWordsIn(text, replacements).map((found) => ({ ...found, file: path })));
}
