import { readFileSync } from "node:fs";

import { fontUrls } from "#app/stationery/typesetting/font-urls.ts";
import { pathData, placeOutline } from "#app/stationery/typesetting/outline.ts";
import type { FontFileId } from "#app/stationery/typesetting/typefaces.ts";
import { openTypesetter } from "#test-support/invitation-typesetter.ts";

import { expect, test } from "../fixtures.ts";

/** Conjuncts, vowel signs that stand before or around their letter, marks, and the joins of Nastaliq. */
const words: readonly { file: FontFileId; language: string; texts: readonly string[] }[] = [
  {
    file: "gurmukhi-gurmukhi",
    language: "pa",
    texts: ["ਹਰਪ੍ਰੀਤ", "ਸ੍ਰੀ", "ਸਿੰਘ", "ਵਿਆਹ", "ਖ਼ੁਸ਼ੀਆਂ"],
  },
  {
    file: "devanagari-devanagari",
    language: "hi",
    texts: ["श्रीमती", "कृष्ण", "विवाह", "ज्ञान", "शुभ मुहूर्त"],
  },
  { file: "gujarati-gujarati", language: "gu", texts: ["શ્રી", "લગ્ન", "પ્રિયંકા", "કૃષ્ણ", "જ્ઞાતિ"] },
  { file: "nastaliq-arabic", language: "ur", texts: ["نکاح", "محمد", "فاطمہ", "خوشی", "بِسْمِ"] },
];

/** Size of the letters, and room around them, in pixels. */
const size = 96;
const room = 120;

/**
 * Pixels that are ink in one and paper in the other, as a share of the ink. Edges are smoothed a little
 * differently for text and for paths; a wrong, missing or misplaced form is far above it.
 */
const tolerance = 0.01;

test(
  "twenty words with conjuncts and marks are, as outlines, what the browser itself writes",
  { tag: "@unthemed" },
  async ({ page, open }) => {
    await open("/privacy");
    const typesetter = openTypesetter();
    const compared = [];
    for (const { file, language, texts } of words) {
      const drawings = texts.map((text) => {
        const { outline, advance } = typesetter.shapeLine(text, "display");
        const [width, height] = [Math.ceil((advance * size) / 1000) + 2 * room, 4 * room];
        const path = pathData(placeOutline(outline, size / 1000, room, 2 * room));
        const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="${path}"/></svg>`;
        return { text, svg, width, height };
      });
      const font = readFileSync(fontUrls[file]).toString("base64");
      compared.push(
        ...(await page.evaluate(compareInBrowser, { font, language, drawings, size, x: room, y: 2 * room })),
      );
    }
    expect(compared).toHaveLength(20);
    expect(compared.filter(({ differs }) => differs > tolerance)).toEqual([]);
  },
);

type Comparison = {
  /** The typeface, in base64. */
  font: string;
  language: string;
  drawings: readonly { text: string; svg: string; width: number; height: number }[];
  size: number;
  x: number;
  y: number;
};

/** Runs in the page: writes each text with the typeface, paints its outlines, and counts what differs. */
async function compareInBrowser({ font, language, drawings, size: pixels, x, y }: Comparison) {
  const family = `letters-${language}`;
  const bytes = Uint8Array.fromBase64(font);
  document.fonts.add(await new FontFace(family, bytes).load());
  const results: { text: string; differs: number }[] = [];
  for (const { text, svg, width, height } of drawings) {
    const [written, painted] = [0, 1].map(() => {
      const canvas = document.createElement("canvas");
      Object.assign(canvas, { width, height, lang: language });
      return canvas.getContext("2d", { willReadFrequently: true });
    });
    if (!written || !painted) throw new Error("The browser has no canvas");
    written.direction = language === "ur" ? "rtl" : "ltr";
    written.textAlign = "left";
    // Otherwise each letter is moved to a whole pixel.
    written.textRendering = "geometricPrecision";
    written.font = `${pixels}px ${family}`;
    written.fillText(text, x, y);
    const picture = new Image();
    picture.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    await picture.decode();
    painted.drawImage(picture, 0, 0);
    const one = written.getImageData(0, 0, width, height).data;
    const other = painted.getImageData(0, 0, width, height).data;
    let [ink, different] = [0, 0];
    for (let at = 3; at < one.length; at += 4) {
      const [a, b] = [one[at] ?? 0, other[at] ?? 0];
      if (a > 127 || b > 127) ink += 1;
      if (Math.abs(a - b) > 127) different += 1;
    }
    results.push({ text, differs: ink === 0 ? 1 : different / ink });
  }
  return results;
}
