import { readFileSync } from "node:fs";

import { PDFDocument } from "@cantoo/pdf-lib";
import { expect, test } from "vitest";

import { sheetArt } from "#app/stationery/drawing/sheet-art.ts";
import { writeSheetSvg } from "#app/stationery/drawing/write-sheet-svg.ts";
import { writeSheets } from "#app/stationery/pdf/write-pdf.ts";
import { boundsOf } from "#app/stationery/typesetting/outline.ts";
import { compositions, type Composition } from "#content/invitations/compositions.ts";
import { invitationVenues } from "#content/invitations/invitation-venues.ts";
import { palettes } from "#content/invitations/palettes.ts";
import { venueComposition } from "#content/invitations/venue-compositions.ts";
import { openTypesetter } from "#test-support/invitation-typesetter.ts";

import { countPieces, dayPieceIds, slicePiece, type DayPiece, type DayPieceId } from "./day-piece.ts";
import { drawDayPiece } from "./draw-day-piece.ts";
import { layOutPiece } from "./lay-out-piece.ts";
import { freeBand, paperPlate } from "./paper-plate.ts";

const typesetter = openTypesetter();
const inks = palettes.standard.autumn.evening;
const words = {
  names: "Harpreet Kaur Dhillon-Brar & Alexander Montgomery-Fitzgerald",
  nativeNames: "ਹਰਪ੍ਰੀਤ ਅਤੇ ਡੈਨੀਅਲ",
  hosts: "",
  wording: "Welcome to the wedding of",
  nativeWording: "ਜੀ ਆਇਆਂ ਨੂੰ",
  event: "Anand Karaj & Reception",
  when: "Saturday, 19 June 2027",
  place: "",
};
const pieces: Readonly<Record<DayPieceId, DayPiece>> = {
  welcome: { piece: "welcome", words },
  thanks: { piece: "thanks", words: { ...words, wording: "", nativeWording: "" } },
  order: {
    piece: "order",
    heading: "Order of the day",
    names: words.names,
    lines: Array.from({ length: 18 }, (_, at) => ({
      time: `${(at % 12) + 1}:30 p.m.`,
      title: "Speeches of both families",
    })),
  },
  menu: {
    piece: "menu",
    heading: "Menu",
    names: words.names,
    text: "To begin\nSamosa chaat\nAmritsari fish\n\nDessert\nGulab jamun",
  },
  tables: {
    piece: "tables",
    names: words.names,
    tables: ["Table 12", "The Montgomery-Fitzgeralds", "ਪਰਿਵਾਰ"],
  },
  places: {
    piece: "places",
    cards: Array.from({ length: 10 }, () => ({
      name: "Guest of the Dhillon-Brar Sandhu family",
      table: "Table 1 or Table 2",
    })),
  },
};

const read = (sheet: Composition["shapes"]["card"]) =>
  sheetArt(sheet, readFileSync(`public/art/invitations/${sheet.file}`, "utf8"));
const [palliser] = invitationVenues;
if (palliser === undefined) throw new Error("There is no venue.");
const drawable = [...compositions, venueComposition(palliser)];

function drawn(id: DayPieceId, { shapes }: Composition) {
  const request = { card: shapes.card, square: shapes.square, inks, piece: pieces[id] };
  const art = { card: read(shapes.card), square: read(shapes.square) };
  return [...drawDayPiece(request, art, typesetter)];
}

test.each(dayPieceIds)("%s is drawn in every composition, and every text is well within the cut", (id) => {
  for (const composition of drawable) {
    const drawings = drawn(id, composition);
    expect(drawings).toHaveLength(countPieces(pieces[id]));
    for (const { texts, trim, missing } of drawings) {
      expect(missing).toEqual([]);
      expect(texts.length).toBeGreaterThan(0);
      for (const { outline } of texts) {
        const { left, top, right, bottom } = boundsOf(outline) ?? { left: 0, top: 0, right: 0, bottom: 0 };
        // Three millimetres, in which a cut may go astray.
        expect.soft(left, composition.id).toBeGreaterThan(trim.x + 30);
        expect.soft(top, composition.id).toBeGreaterThan(trim.y + 30);
        expect.soft(right, composition.id).toBeLessThan(trim.x + trim.width - 30);
        expect.soft(bottom, composition.id).toBeLessThan(trim.y + trim.height - 30);
      }
    }
  }
});

const [lake] = compositions;
if (lake === undefined) throw new Error("There is no composition.");

test("cards of one size are laid side by side, and the last sheet has what is left", async () => {
  const sheets = [...layOutPiece("places", drawn("places", lake))];
  expect(sheets.map((sheet) => sheet.pieces.length)).toEqual([8, 2]);
  for (const { width, height, pieces: placed } of sheets)
    for (const { drawing, x, y } of placed) {
      // Room for the crop marks, and what a printer at home leaves white.
      expect(x).toBeGreaterThan(60);
      expect(y).toBeGreaterThan(60);
      expect(x + drawing.width).toBeLessThan(width - 60);
      expect(y + drawing.height).toBeLessThan(height - 60);
    }
  const pdf = await PDFDocument.load(await writeSheets(sheets, { title: "Place cards" }));
  expect(pdf.getPages().map((page) => page.getSize())).toEqual(
    sheets.map(() => ({ width: expect.closeTo(612, 0), height: expect.closeTo(792, 0) })),
  );
  const kinds = pdf.context.enumerateIndirectObjects().map(([, object]) => object.toString());
  expect(kinds.filter((kind) => /\/Subtype \/Image|\/Type \/Font/.test(kind))).toEqual([]);
});

test("the sheets of a piece show each of its cards once", () => {
  const [first, second] = [slicePiece(pieces.places, 0, 8), slicePiece(pieces.places, 8, 16)];
  expect([countPieces(first), countPieces(second)]).toEqual([8, 2]);
  expect(slicePiece(pieces.menu, 0, 1)).toBe(pieces.menu);
});

test("the preview of a sheet has a picture once, however many cards show it", () => {
  const [sheet] = layOutPiece("places", drawn("places", lake));
  const svg = writeSheetSvg(sheet ?? { width: 1, height: 1, pieces: [] });
  expect(svg.match(/<use href="#art0"/g)).toHaveLength(8);
  expect(svg.match(/<g id="art/g)).toHaveLength(1);
});

test("a board of 18 by 24 inches has three millimetres of bleed", () => {
  const [board] = drawn("welcome", lake);
  expect(board).toMatchObject({
    width: 4632,
    height: 6156,
    trim: { x: 30, y: 30, width: 4572, height: 6096 },
  });
});

test("a window on a framed poster shows the poster alone", () => {
  const { square } = venueComposition(palliser).shapes;
  const window = { left: 100, top: 100, right: 1100, bottom: 600 };
  const plate = paperPlate({ width: 1200, height: 800, window, sheet: square, art: "<svg></svg>" });
  const [x = 0, y = 0, scale = 0] =
    /translate\(([-\d.]+) ([-\d.]+)\)scale\(([\d.]+)\)/.exec(plate)?.slice(1).map(Number) ?? [];
  const { left, top, right, bottom } = square.mount ?? { left: 0, top: 0, right: 0, bottom: 0 };
  expect(x + scale * left).toBeLessThan(window.left - 10);
  expect(x + scale * right).toBeGreaterThan(window.right + 10);
  expect(y + scale * top).toBeLessThan(window.top);
  expect(y + scale * bottom).toBeGreaterThan(window.bottom);
});

test("a window shows the largest part of a picture that no text stands on", () => {
  for (const { shapes } of compositions) {
    const { top, bottom } = freeBand(shapes.square);
    expect(bottom - top).toBeGreaterThan(shapes.square.height / 3);
    for (const { y, height } of Object.values(shapes.square.areas))
      expect(y >= bottom || y + height <= top).toBe(true);
  }
});
