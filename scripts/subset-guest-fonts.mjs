import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { create } from "fontkit";
import subsetFont from "subset-font";

import { languageNames } from "../app/languages/language.ts";
import { inProject } from "../tooling/project.mjs";
import { lettersOfWord } from "./fonts/letters-of-word.mjs";
import { writeTrueType } from "./fonts/write-truetype.mjs";

/** @import { LetterGlyph } from "./fonts/write-truetype.mjs" */

/**
 * Cuts the script fonts of guests' pages: `node scripts/subset-guest-fonts.mjs`. Each is one weight of a
 * variable font and has the letters of its script alone: digits and Latin letters are the site's own. The
 * names of the languages, which stand on every such page, have one small file of their own, for these words
 * alone. The results are committed (docs/decisions/0051).
 */
const folder = inProject("app/languages/fonts");

/** The range of each script and a language that it writes, and beside it the full stops and joiners that the text needs. */
/** @type {{ name: string, source: string, part: string, range: [number, number], of: "pa" | "hi" | "gu" | "ur" }[]} */
const faces = [
  { name: "gurmukhi", source: "noto-serif-gurmukhi", part: "gurmukhi", range: [0xa00, 0xa7f], of: "pa" },
  {
    name: "devanagari",
    source: "noto-serif-devanagari",
    part: "devanagari",
    range: [0x900, 0x97f],
    of: "hi",
  },
  { name: "gujarati", source: "noto-serif-gujarati", part: "gujarati", range: [0xa80, 0xaff], of: "gu" },
  { name: "nastaliq", source: "noto-nastaliq-urdu", part: "arabic", range: [0x600, 0x6ff], of: "ur" },
];
const besides = new Set([0x964, 0x965, 0x200c, 0x200d]);
const weight = 500;

const packages = createRequire(import.meta.url);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const unitsPerEm = 1000;
/** @type {LetterGlyph[]} */
const letters = [];
/** @type {Set<string>} */
const copyrights = new Set();
/** @type {string[]} */
const rules = [];
/** @param {string} file @param {Buffer} cut */
function save(file, cut) {
  writeFileSync(join(folder, file), cut);
  console.log(file.padEnd(24), cut.length, "bytes");
}

for (const { name, source, part, range, of } of faces) {
  const packed = `@fontsource-variable/${source}`;
  const original = readFileSync(packages.resolve(`${packed}/files/${source}-${part}-wght-normal.woff2`));
  const opened = create(original);
  if (!("characterSet" in opened)) throw new Error(`${packed} holds several fonts`);
  const [first, last] = range;
  const points = opened.characterSet.filter(
    (point) => (point >= first && point <= last) || besides.has(point),
  );
  const variationAxes = { wght: weight };
  save(
    `${name}.woff2`,
    await subsetFont(original, String.fromCodePoint(...points), { targetFormat: "woff2", variationAxes }),
  );
  const word = languageNames[of];
  const cut = await subsetFont(original, word, { targetFormat: "sfnt", variationAxes });
  const ofWord = lettersOfWord(cut, word, unitsPerEm);
  letters.push(...ofWord);
  copyrights.add(opened.copyright);
  const width = ofWord.reduce((sum, { advance }) => sum + advance, 0) / unitsPerEm;
  rules.push(`.language-names :lang(${of}) {\n  width: ${width}em;\n}\n`);
  writeFileSync(join(folder, `OFL-${source}.txt`), readFileSync(packages.resolve(`${packed}/LICENSE`)));
}

/** Rise and fall of the Latin names beside them, which are set in Montserrat. */
const latin = { ascent: 968, descent: -251 };
const joined = writeTrueType({
  family: "Language Names",
  copyright: [...copyrights].join("; "),
  licence: "SIL Open Font License, Version 1.1",
  unitsPerEm,
  ...latin,
  weight,
  letters,
});
const text = letters.map(({ point }) => String.fromCodePoint(point ?? 0)).join("");
save("names.woff2", await subsetFont(joined, text, { targetFormat: "woff2" }));
const ranges = faces.map(({ range: [first, last] }) =>
  `U+${first.toString(16)}-${last.toString(16)}`.toUpperCase(),
);
writeFileSync(
  inProject("app/languages/language-names.css"),
  `/* Written by scripts/subset-guest-fonts.mjs: the names of the languages, each in its script. A page in one of them must not load the fonts of all. */
@font-face {
  font-family: "Language Names";
  src: url("./fonts/names.woff2") format("woff2");
  font-weight: 400 700;
  font-display: swap;
  unicode-range: ${ranges.join(", ")};
}
.language-names {
  font-family: "Language Names", Montserrat, "Montserrat on Arial", sans-serif;
}
/* As wide as in our own letters, also until they are there: nothing beside them moves. */
.language-names a {
  box-sizing: content-box;
  white-space: nowrap;
}
${rules.join("")}`,
);
