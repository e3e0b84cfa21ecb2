import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";

import { renameFont } from "./fonts/rename-font.mjs";
import { inProject } from "../tooling/project.mjs";

/**
 * Writes the typefaces of invitations: `node scripts/subset-invitation-fonts.mjs`. Each is one weight of a
 * variable font, unpacked, because HarfBuzz reads no WOFF2. The results are committed (docs/decisions/0048).
 */
const folder = inProject("app/stationery/fonts");

/** The parts are those of Fontsource: a text loads only the parts that it has letters of. */
/** @type {{ name: string, source: string, parts: string[], weight: number }[]} */
const faces = [
  { name: "playfair", source: "playfair-display", parts: ["latin", "latin-ext", "vietnamese"], weight: 600 },
  { name: "montserrat", source: "montserrat", parts: ["latin", "latin-ext", "vietnamese"], weight: 500 },
  { name: "gurmukhi", source: "noto-serif-gurmukhi", parts: ["gurmukhi"], weight: 600 },
  { name: "devanagari", source: "noto-serif-devanagari", parts: ["devanagari"], weight: 600 },
  { name: "gujarati", source: "noto-serif-gujarati", parts: ["gujarati"], weight: 600 },
  { name: "nastaliq", source: "noto-nastaliq-urdu", parts: ["arabic"], weight: 500 },
];

/** Reserved for the unmodified font (SIL Open Font License, condition 3). The Noto fonts reserve no name. */
const reservedNames = { "Playfair Display": "Wild Rose Titles", PlayfairDisplay: "WildRose-Titles" };

const packages = createRequire(import.meta.url);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

for (const { name, source, parts, weight } of faces) {
  const packed = `@fontsource-variable/${source}`;
  for (const part of parts) {
    const original = readFileSync(packages.resolve(`${packed}/files/${source}-${part}-wght-normal.woff2`));
    const font = await subsetFont(original, null, {
      keepAllGlyphs: true,
      targetFormat: "sfnt",
      variationAxes: { wght: weight },
    });
    renameFont(font, reservedNames);
    const file = `${name}-${part}.ttf`;
    writeFileSync(join(folder, file), font);
    console.log(file.padEnd(28), String(font.length).padStart(7), "bytes");
  }
  writeFileSync(join(folder, `OFL-${source}.txt`), readFileSync(packages.resolve(`${packed}/LICENSE`)));
}
