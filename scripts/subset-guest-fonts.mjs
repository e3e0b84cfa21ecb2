import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { create } from "fontkit";
import subsetFont from "subset-font";

import { languageNames } from "../app/languages/language.ts";
import { inProject } from "../tooling/project.mjs";

/**
 * Cuts the script fonts of guests' pages: `node scripts/subset-guest-fonts.mjs`. Each is one weight of a
 * variable font and has the letters of its script alone: digits and Latin letters are the site's own. The
 * names of the languages, which stand on every such page, have small files of their own. The results are
 * committed (docs/decisions/0051).
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

for (const { name, source, part, range, of } of faces) {
  const packed = `@fontsource-variable/${source}`;
  const original = readFileSync(packages.resolve(`${packed}/files/${source}-${part}-wght-normal.woff2`));
  const opened = create(original);
  if (!("characterSet" in opened)) throw new Error(`${packed} holds several fonts`);
  const [first, last] = range;
  const points = opened.characterSet.filter(
    (point) => (point >= first && point <= last) || besides.has(point),
  );
  const texts = {
    [`${name}.woff2`]: String.fromCodePoint(...points),
    [`${name}-name.woff2`]: languageNames[of],
  };
  for (const [file, text] of Object.entries(texts)) {
    const cut = await subsetFont(original, text, { targetFormat: "woff2", variationAxes: { wght: weight } });
    writeFileSync(join(folder, file), cut);
    console.log(file.padEnd(24), cut.length, "bytes");
  }
  writeFileSync(join(folder, `OFL-${source}.txt`), readFileSync(packages.resolve(`${packed}/LICENSE`)));
}
