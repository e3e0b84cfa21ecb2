import { readFileSync } from "node:fs";

import { fontUrls } from "#app/stationery/typesetting/font-urls.ts";
import { pathData, placeOutline, type Outline } from "#app/stationery/typesetting/outline.ts";
import { openTypesetter } from "#test-support/invitation-typesetter.ts";
import { nativeWords } from "#test-support/native-words.ts";

import { expect, test } from "../fixtures.ts";

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
    for (const { file, language, texts } of nativeWords) {
      const drawings = texts.map((text) => {
        const { outline, advance } = typesetter.shapeLine(text, "display");
        const [width, height] = [Math.ceil((advance * size) / 1000) + 2 * room, 4 * room];
        const svgOf = (letters: Outline) =>
          `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
          `<path d="${pathData(placeOutline(letters, size / 1000, room, 2 * room))}"/></svg>`;
        return { text, svg: svgOf(outline), brokenSvg: svgOf(unjoined(text, typesetter)), width, height };
      });
      const font = readFileSync(fontUrls[file]).toString("base64");
      compared.push(
        ...(await page.evaluate(compareInBrowser, { font, language, drawings, size, x: room, y: 2 * room })),
      );
    }
    expect(compared).toHaveLength(20);
    expect(compared.filter(({ differs }) => differs > tolerance)).toEqual([]);
    // The comparison sees what it is for: a word whose letters do not join is far from the browser's.
    expect(compared.filter(({ brokenDiffers }) => brokenDiffers < 10 * tolerance)).toEqual([]);
  },
);

/** A word as it is without shaping: each character by itself, in the order in which it is typed. */
function unjoined(text: string, typesetter: ReturnType<typeof openTypesetter>): Outline {
  const [letters, pen] = [new Array<Outline>(), { x: 0 }];
  for (const character of text) {
    const { outline, advance } = typesetter.shapeLine(character, "display");
    letters.push(placeOutline(outline, 1, pen.x, 0));
    pen.x += advance;
  }
  return letters.flat();
}

type Comparison = {
  /** The typeface, in base64. */
  font: string;
  language: string;
  drawings: readonly { text: string; svg: string; brokenSvg: string; width: number; height: number }[];
  size: number;
  x: number;
  y: number;
};

/** Runs in the page: writes each text with the typeface, paints its outlines, and counts what differs. */
async function compareInBrowser({ font, language, drawings, size: pixels, x, y }: Comparison) {
  const family = `letters-${language}`;
  const bytes = Uint8Array.fromBase64(font);
  document.fonts.add(await new FontFace(family, bytes).load());
  const canvasOf = (width: number, height: number) => {
    const canvas = document.createElement("canvas");
    Object.assign(canvas, { width, height, lang: language });
    const context = canvas.getContext("2d", { willReadFrequently: true });
    if (context === null) throw new Error("The browser has no canvas");
    return context;
  };
  const results: { text: string; differs: number; brokenDiffers: number }[] = [];
  for (const { text, svg, brokenSvg, width, height } of drawings) {
    const written = canvasOf(width, height);
    written.direction = language === "ur" ? "rtl" : "ltr";
    written.textAlign = "left";
    // Otherwise each letter is moved to a whole pixel.
    written.textRendering = "geometricPrecision";
    written.font = `${pixels}px ${family}`;
    written.fillText(text, x, y);
    const own = written.getImageData(0, 0, width, height).data;
    const differs = async (drawing: string) => {
      const painted = canvasOf(width, height);
      const picture = new Image();
      picture.src = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
      await picture.decode();
      painted.drawImage(picture, 0, 0);
      const other = painted.getImageData(0, 0, width, height).data;
      let [ink, different] = [0, 0];
      for (let at = 3; at < own.length; at += 4) {
        const [a, b] = [own[at] ?? 0, other[at] ?? 0];
        if (a > 127 || b > 127) ink += 1;
        if (Math.abs(a - b) > 127) different += 1;
      }
      return ink === 0 ? 1 : different / ink;
    };
    results.push({ text, differs: await differs(svg), brokenDiffers: await differs(brokenSvg) });
  }
  return results;
}
