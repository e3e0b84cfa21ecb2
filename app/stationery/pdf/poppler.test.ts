import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import sharp from "sharp";
import { expect, test, type TestContext } from "vitest";

import { drawDayPiece } from "#app/stationery/day-set/draw-day-piece.ts";
import { layOutPiece } from "#app/stationery/day-set/lay-out-piece.ts";
import type { DrawnInvitation } from "#app/stationery/drawing/draw-invitation.ts";
import { sheetFor, type PressSheet } from "#app/stationery/drawing/press-sheet.ts";
import { writeSheetSvg } from "#app/stationery/drawing/write-sheet-svg.ts";
import { writeSvg } from "#app/stationery/drawing/write-svg.ts";
import { placeOutline } from "#app/stationery/typesetting/outline.ts";
import { compositions } from "#content/invitations/compositions.ts";
import { palettes } from "#content/invitations/palettes.ts";
import { drawnCards } from "#test-support/drawn-cards.ts";
import { openTypesetter } from "#test-support/invitation-typesetter.ts";
import { missingTool } from "#test-support/missing-tool.ts";
import { nativeWords } from "#test-support/native-words.ts";
import { removeFolder, temporaryFolder } from "#test-support/temporary-folder.ts";

import { findPoppler } from "../../../tooling/poppler.mjs";
import { writeSheets } from "./write-pdf.ts";

/** Writes a PDF and reads it with Poppler, as a print shop's programs do. */
async function withPoppler(
  context: TestContext,
  sheets: Iterable<PressSheet>,
  read: (
    ask: (program: "pdfinfo" | "pdffonts" | "pdfimages", ...options: string[]) => string,
    paint: (page: number, from: Pick<DrawnInvitation, "trim">) => Buffer,
  ) => Promise<void>,
): Promise<void> {
  const poppler = findPoppler();
  if (poppler === null) return missingTool(context, "Poppler (pdfinfo, pdftoppm) was not found");
  const folder = temporaryFolder("poppler");
  const file = join(folder, "cards.pdf");
  writeFileSync(file, await writeSheets(sheets, { title: "Harpreet & Daniel" }));
  try {
    await read(
      (program, ...options) => execFileSync(poppler[program], [...options, file], { encoding: "utf8" }),
      // At 254 to the inch, a pixel is a unit of the drawing; the trim begins where marks and bleed end.
      (page, { trim }) =>
        execFileSync(
          poppler.pdftoppm,
          [
            `-png -r 254 -f ${page} -l ${page} -x ${70 + trim.x} -y ${70 + trim.y}`.split(" "),
            `-W ${trim.width} -H ${trim.height}`.split(" "),
            [file],
          ].flat(),
        ),
    );
  } finally {
    removeFolder(folder);
  }
}

/** Pixels whose colours differ by more than half of all shades, as a share of those that are not white. */
async function differs(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map((png) => sharp(png).flatten({ background: "#ffffff" }).removeAlpha().raw().toBuffer()),
  );
  if (a === undefined || a.length !== b?.length) throw new Error("The pictures have two sizes");
  let [ink, different] = [0, 0];
  for (let at = 0; at < a.length; at += 3) {
    const [shade = 0, otherShade = 0] = [a[at + 1], b[at + 1]];
    if (shade < 128 || otherShade < 128) ink += 1;
    if (Math.abs(shade - otherShade) > 127) different += 1;
  }
  return ink === 0 ? 1 : different / ink;
}

test("Poppler finds pages with trim and bleed, no bitmap and no typeface that a print shop lacks", async (context) => {
  const cards = drawnCards();
  await withPoppler(context, cards.map(sheetFor), async (ask) => {
    const info = ask("pdfinfo", "-box", "-l", String(cards.length));
    expect(info).toMatch(/^Title: +Harpreet & Daniel$/m);
    expect(info).toMatch(new RegExp(`^Pages: +${cards.length}$`, "m"));
    const boxes = (name: string) =>
      [...info.matchAll(new RegExp(`^Page +\\d+ ${name}: +(.*)$`, "gm"))].map(([, box = ""]) =>
        box.split(/ +/).map(Number),
      );
    const [media, bleed, trim] = [boxes("MediaBox"), boxes("BleedBox"), boxes("TrimBox")];
    expect(trim).toHaveLength(cards.length);
    const millimetre = 72 / 25.4;
    for (const [page, [left = 0, top = 0, right = 0, bottom = 0]] of trim.entries()) {
      // 5 × 7 in.
      expect(right - left).toBeCloseTo(360, 1);
      expect(bottom - top).toBeCloseTo(504, 1);
      const beyond = [left - (bleed[page]?.[0] ?? 0), (bleed[page]?.[2] ?? 0) - right];
      for (const side of beyond) expect(side).toBeCloseTo(3 * millimetre, 1);
      // Room for the crop marks.
      expect((media[page]?.[2] ?? 0) - right).toBeGreaterThan(8 * millimetre);
    }
    // Two lines of headings, and nothing below them.
    expect(ask("pdfimages", "-list").trim().split("\n")).toHaveLength(2);
    expect(ask("pdffonts").trim().split("\n")).toHaveLength(2);
  });
});

test("a page of the PDF is the picture of the SVG, and its corners have crop marks", async (context) => {
  const all = drawnCards();
  // Two pictures that fill the card, and two framed posters.
  const cards = [...all.slice(0, 2), ...all.slice(-2)];
  await withPoppler(context, cards.map(sheetFor), async (_, paint) => {
    for (const [at, card] of cards.entries()) {
      const svg = await sharp(Buffer.from(writeSvg(card)))
        .png()
        .toBuffer();
      expect(await differs(paint(at + 1, card), svg)).toBeLessThan(0.005);
      // What lies between the bleed's corner and the page's: two black lines on white.
      const corner = await sharp(paint(at + 1, { ...card, trim: { x: 0, y: -60, width: 60, height: 50 } }))
        .greyscale()
        .stats();
      expect(corner.channels[0]).toMatchObject({ max: 255 });
      expect(corner.channels[0]?.min).toBeLessThan(160);
    }
  });
});

/** Size of the letters, and room around them, in units. */
const [size, room] = [96, 120];

/** A word in black on white, as a page of its own. */
function drawnWord(text: string, typesetter: ReturnType<typeof openTypesetter>): DrawnInvitation {
  const { outline, advance } = typesetter.shapeLine(text, "display");
  const [width, height] = [Math.ceil((advance * size) / 1000) + 2 * room, 4 * room];
  return {
    width,
    height,
    trim: { x: 0, y: 0, width, height },
    art: `<svg xmlns="http://www.w3.org/2000/svg"><rect width="${width}" height="${height}" fill="#ffffff"/></svg>`,
    texts: [{ outline: placeOutline(outline, size / 1000, room, 2 * room), colour: "#000000" }],
    missing: [],
  };
}

test("a sheet of place cards is Letter paper, and its PDF is the picture of its preview", async (context) => {
  const [lake] = compositions;
  if (lake === undefined) throw new Error("There is no composition.");
  const { card, square } = lake.shapes;
  const piece = {
    piece: "places",
    cards: nativeWords.flatMap(({ texts }) => texts.slice(0, 3)).map((name) => ({ name, table: "Table 5" })),
  } as const;
  const art = {
    card: readFileSync(`public/art/invitations/${card.file}`, "utf8"),
    square: readFileSync(`public/art/invitations/${square.file}`, "utf8"),
  };
  const request = { card, square, inks: palettes.standard.summer.morning, piece };
  const sheets = [...layOutPiece("places", drawDayPiece(request, art, openTypesetter()))];
  await withPoppler(context, sheets, async (ask, paint) => {
    const info = ask("pdfinfo");
    expect(info).toMatch(/^Pages: +2$/m);
    expect(info).toMatch(/^Page size: +612 x 792 pts \(letter\)$/m);
    expect(ask("pdfimages", "-list").trim().split("\n")).toHaveLength(2);
    expect(ask("pdffonts").trim().split("\n")).toHaveLength(2);
    const [first] = sheets;
    if (first === undefined) throw new Error("There is no sheet.");
    const whole = { x: -70, y: -70, width: first.width, height: first.height };
    const preview = await sharp(Buffer.from(writeSheetSvg(first)))
      .png()
      .toBuffer();
    expect(await differs(paint(1, { trim: whole }), preview)).toBeLessThan(0.01);
  });
});

test("words with conjuncts and marks are the same in the PDF as in the SVG, which a browser test compares with its own text", async (context) => {
  const typesetter = openTypesetter();
  const texts = nativeWords.flatMap((script) => script.texts);
  const drawn = texts.map((text) => drawnWord(text, typesetter));
  await withPoppler(context, drawn.map(sheetFor), async (_, paint) => {
    const results = await Promise.all(
      drawn.map(async (word, at) => ({
        text: texts[at],
        differs: await differs(
          paint(at + 1, word),
          await sharp(Buffer.from(writeSvg(word)))
            .png()
            .toBuffer(),
        ),
      })),
    );
    expect(results).toHaveLength(20);
    expect(results.filter((result) => result.differs > 0.01)).toEqual([]);
  });
});
