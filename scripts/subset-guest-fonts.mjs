import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { create } from "fontkit";
import subsetFont from "subset-font";

import { inProject } from "../tooling/project.mjs";

/**
 * Cuts the script fonts of guests' pages: `node scripts/subset-guest-fonts.mjs`. Each is one weight of a
 * variable font and has the letters of its script alone: digits and Latin letters are the site's own. The
 * results are committed (docs/decisions/0051).
 */
const folder = inProject("app/languages/fonts");

/** The range of each script, and beside it the full stops and joiners that the text needs. */
const faces = [
  { name: "gurmukhi", source: "noto-serif-gurmukhi", part: "gurmukhi", first: 0xa00, last: 0xa7f },
  { name: "devanagari", source: "noto-serif-devanagari", part: "devanagari", first: 0x900, last: 0x97f },
  { name: "gujarati", source: "noto-serif-gujarati", part: "gujarati", first: 0xa80, last: 0xaff },
  { name: "nastaliq", source: "noto-nastaliq-urdu", part: "arabic", first: 0x600, last: 0x6ff },
];
const besides = new Set([0x964, 0x965, 0x200c, 0x200d]);
const weight = 500;

const packages = createRequire(import.meta.url);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

for (const { name, source, part, first, last } of faces) {
  const packed = `@fontsource-variable/${source}`;
  const original = readFileSync(packages.resolve(`${packed}/files/${source}-${part}-wght-normal.woff2`));
  const opened = create(original);
  if (!("characterSet" in opened)) throw new Error(`${packed} holds several fonts`);
  const points = opened.characterSet.filter(
    (point) => (point >= first && point <= last) || besides.has(point),
  );
  const cut = await subsetFont(original, String.fromCodePoint(...points), {
    targetFormat: "woff2",
    variationAxes: { wght: weight },
  });
  writeFileSync(join(folder, `${name}.woff2`), cut);
  writeFileSync(join(folder, `OFL-${source}.txt`), readFileSync(packages.resolve(`${packed}/LICENSE`)));
  console.log(
    `${name}.woff2`.padEnd(20),
    String(points.length).padStart(4),
    "characters",
    cut.length,
    "bytes",
  );
}
