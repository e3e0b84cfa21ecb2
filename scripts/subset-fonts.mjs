import { create } from "fontkit";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";
import { charactersOfTheSite, unicodeRange } from "./fonts/character-sets.mjs";
import { fallbackFaces } from "./fonts/fallback-faces.mjs";
import { renameFont } from "./fonts/rename-font.mjs";
import { wordsOfTheSite } from "./fonts/site-words.mjs";
import { inProject, root } from "../tooling/project.mjs";

/**
 * Cuts the two faces down to what the site shows: `node scripts/subset-fonts.mjs`. The results are
 * committed; `app/site/frame/fonts.test.ts` says when they lack a character (docs/decisions/0012).
 */
const folder = inProject("app/site/frame/fonts");

/** Weights that the style sheets use, and what the face may be called: see the licences. */
/** @type {{ file: string, family: string, source: string, style: "normal" | "italic", weight: number | { min: number, max: number } }[]} */
const faces = [
  {
    file: "playfair",
    family: "Playfair Display",
    source: "playfair-display",
    style: "normal",
    weight: { min: 500, max: 700 },
  },
  {
    file: "playfair-italic",
    family: "Playfair Display",
    source: "playfair-display",
    style: "italic",
    weight: 500,
  },
  {
    file: "montserrat",
    family: "Montserrat",
    source: "montserrat",
    style: "normal",
    weight: { min: 400, max: 700 },
  },
];

/** Reserved for the unmodified font (SIL Open Font License, condition 3). */
const reservedNames = { "Playfair Display": "Wild Rose Titles", PlayfairDisplay: "WildRose-Titles" };

/** Fractions and superiors are never asked for; old-style and tabular figures are. */
const features = ["calt", "ccmp", "kern", "liga", "locl", "mark", "mkmk", "rvrn", "tnum"];

/** As Fontsource cuts them, the most frequent first. */
const scripts = ["latin", "latin-ext", "vietnamese"];

const packages = createRequire(import.meta.url);
const wanted = charactersOfTheSite(root);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
/** @type {string[]} */
const rules = [];

for (const { file, family, source, style, weight } of faces) {
  const packed = `@fontsource-variable/${source}`;
  /** @type {Set<number>} */
  const done = new Set();
  for (const script of scripts) {
    const original = readFileSync(
      packages.resolve(`${packed}/files/${source}-${script}-wght-${style}.woff2`),
    );
    const font = await subsetFont(original, null, { keepAllGlyphs: true, targetFormat: "sfnt" });
    renameFont(font, reservedNames);
    const opened = create(font);
    if (!("characterSet" in opened)) throw new Error(`${packed} holds several fonts`);
    const printable = opened.characterSet.filter((point) => point >= 0x20 && point < 0xfff0);
    const there = new Set(printable).difference(done);
    const parts =
      script === "latin"
        ? [
            { name: "site", points: there.intersection(wanted) },
            { name: script, points: there.difference(wanted) },
          ]
        : [{ name: script, points: there }];
    for (const { name, points } of parts) {
      const cut = await subsetFont(font, String.fromCodePoint(...points), {
        targetFormat: "woff2",
        variationAxes: { wght: weight },
        keepFeatures: features,
      });
      writeFileSync(join(folder, `${file}-${name}.woff2`), cut);
      // Of two files whose ranges hold a letter, browsers take the later.
      const range = unicodeRange(points, name === "site" ? undefined : done);
      rules.push(fontFace({ family, style, weight, url: `./${file}-${name}.woff2`, range }));
      for (const point of points) done.add(point);
      console.log(
        `${file}-${name}.woff2`.padEnd(34),
        String(points.size).padStart(4),
        "characters",
        String(cut.length).padStart(6),
        "bytes",
      );
    }
  }
  writeFileSync(join(folder, `OFL-${source}.txt`), readFileSync(packages.resolve(`${packed}/LICENSE`)));
}
writeFileSync(
  join(folder, "faces.css"),
  `/* Written by scripts/subset-fonts.mjs. The first file of a face holds what the site itself says; the others come when somebody writes another letter. */\n${rules.join("")}`,
);

await writeFallbacks();

/** @typedef {Parameters<typeof fallbackFaces>[0]} FallbackFace */

/** Stand-ins for each weight that the style sheets use: a bolder weight of a face is wider. */
async function writeFallbacks() {
  const lines = wordsOfTheSite(root);
  /** @type {(Pick<FallbackFace, "standsIn" | "weight"> & { file: string, at: number })[]} */
  const weights = [
    { file: "playfair", standsIn: "playfair", at: 600, weight: "500 600" },
    { file: "playfair", standsIn: "playfair", at: 700, weight: "700" },
    { file: "playfair-italic", standsIn: "playfair-italic", at: 500, weight: "500" },
    { file: "montserrat", standsIn: "montserrat", at: 400, weight: "400" },
    { file: "montserrat", standsIn: "montserrat", at: 500, weight: "500" },
    { file: "montserrat", standsIn: "montserrat-bold", at: 600, weight: "600" },
    { file: "montserrat", standsIn: "montserrat-bold", at: 700, weight: "700" },
  ];
  const written = await Promise.all(
    weights.map(async ({ file, standsIn, at, weight }) => {
      const face = faces.find((one) => one.file === file);
      if (!face) throw new Error(`No face is called ${file}`);
      const { source, style, family } = face;
      const original = readFileSync(
        packages.resolve(`@fontsource-variable/${source}/files/${source}-latin-wght-${style}.woff2`),
      );
      const font = create(
        await subsetFont(original, null, {
          keepAllGlyphs: true,
          targetFormat: "sfnt",
          variationAxes: { wght: at },
        }),
      );
      if (!("characterSet" in font)) throw new Error(`${source} holds several fonts`);
      const [firstWord = family] = family.split(" ");
      return fallbackFaces({ standsIn, family: firstWord, style, weight, font }, lines);
    }),
  );
  writeFileSync(
    join(folder, "fallbacks.css"),
    `/* Written by scripts/subset-fonts.mjs: fonts of the machine with the measures of ours, until ours are there. */\n${written.join("")}`,
  );
}

/** @param {{ family: string, style: string, weight: number | { min: number, max: number }, url: string, range: string }} face */
function fontFace({ family, style, weight, url, range }) {
  return `@font-face {
  font-family: "${family}";
  src: url("${url}") format("woff2");
  font-weight: ${typeof weight === "number" ? weight : `${weight.min} ${weight.max}`};
  font-style: ${style};
  font-display: swap;
  unicode-range: ${range};
}
`;
}
