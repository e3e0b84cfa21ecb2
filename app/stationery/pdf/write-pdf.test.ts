import { readFileSync } from "node:fs";

import { PDFDocument } from "@cantoo/pdf-lib";
import { expect, test } from "vitest";

import { drawCardBack } from "#app/stationery/drawing/draw-card-back.ts";
import { sheetArt } from "#app/stationery/drawing/sheet-art.ts";
import { writeSvg } from "#app/stationery/drawing/write-svg.ts";
import { compositions } from "#content/invitations/compositions.ts";
import { invitationVenues } from "#content/invitations/invitation-venues.ts";
import { palettes } from "#content/invitations/palettes.ts";
import { venueComposition } from "#content/invitations/venue-compositions.ts";
import { drawnCards } from "#test-support/drawn-cards.ts";
import { openTypesetter } from "#test-support/invitation-typesetter.ts";

import { paintSvg } from "./paint-svg.ts";
import { writePdf } from "./write-pdf.ts";

const typesetter = openTypesetter();
const inks = palettes.indian.winter.evening;
const cards = drawnCards();

test("a card is 5 by 7 inches with 3 mm of bleed, vectors and outlines only, in every composition", async () => {
  const bytes = await writePdf(cards, { title: "Harpreet & Daniel" });
  const document = await PDFDocument.load(bytes);
  expect(document.getTitle()).toBe("Harpreet & Daniel");
  expect(document.getPageCount()).toBe(compositions.length + invitationVenues.length);
  const millimetre = 72 / 25.4;
  for (const page of document.getPages()) {
    const { x, y, width, height } = page.getTrimBox();
    expect([width, height].map((side) => Math.round(side * 1000) / 1000)).toEqual([360, 504]);
    const bleed = page.getBleedBox();
    expect(x - bleed.x).toBeCloseTo(3 * millimetre, 3);
    expect(y - bleed.y).toBeCloseTo(3 * millimetre, 3);
    expect(bleed.width).toBeCloseTo(width + 6 * millimetre, 3);
    expect(bleed.height).toBeCloseTo(height + 6 * millimetre, 3);
    expect(page.getMediaBox().width).toBeGreaterThan(bleed.width + 10 * millimetre);
  }
  const kinds = document.context.enumerateIndirectObjects().map(([, object]) => object.toString());
  expect(kinds.filter((kind) => /\/Subtype \/Image|\/Type \/Font/.test(kind))).toEqual([]);
});

test("a picture is in the file once, however many cards have it", async () => {
  const [card] = cards;
  if (card === undefined) throw new Error("There is no composition.");
  const once = await writePdf([card], { title: "" });
  const often = await writePdf(
    Array.from({ length: 20 }, () => card),
    { title: "" },
  );
  expect(often.length - once.length).toBeLessThan(once.length / 5);
  const pages: number[] = [];
  await writePdf([card, card], { title: "", onPage: (count) => pages.push(count) });
  expect(pages).toEqual([1, 2]);
});

test("every shape of every composition has nothing that a PDF would lose", () => {
  const lines: string[] = [];
  const content = {
    write: (...operators: readonly string[]) => void lines.push(...operators),
    text: () => "",
  };
  for (const { shapes } of [...compositions, ...invitationVenues.map(venueComposition)])
    for (const sheet of Object.values(shapes)) {
      const art = sheetArt(sheet, readFileSync(`public/art/invitations/${sheet.file}`, "utf8"));
      paintSvg(art.replaceAll(/var\([^)]*\)/g, "#123456"), {
        content,
        nameOpacity: () => "O",
        paintGroup: () => [],
      });
    }
  expect(lines.length).toBeGreaterThan(0);
});

test("what cannot be painted as vectors is an error, and nothing is left out without a word", () => {
  const content = { write: () => {}, text: () => "" };
  const painter = { content, nameOpacity: () => "O", paintGroup: () => [] };
  const paint = (inner: string) => () => paintSvg(`<svg>${inner}</svg>`, painter);
  expect(paint('<image href="a.png"/>')).toThrow("element 'image'");
  expect(paint('<path d="M0 0" filter="url(#f)"/>')).toThrow("attribute 'filter'");
  expect(paint('<path d="M0 0L1 1" fill="url(#g)"/>')).toThrow("colour 'url(#g)'");
  expect(paint('<use href="#none"/>')).toThrow("uses '#none'");
});

test("the back of a household's card has its name, its code and nothing outside of the trim", () => {
  const [composition] = compositions;
  if (composition === undefined) throw new Error("There is no composition.");
  const sheet = composition.shapes.card;
  const back = drawCardBack(
    sheet,
    inks,
    {
      household: "The family of Gurpreet Singh and Harjit Kaur Dhillon-Brar",
      reply: "Please reply by 1 May 2027",
      where: "Scan the code, or enter yours at wildroseweddings.example/rsvp",
      code: "7kq2-m9xa-04tz",
      phone: "Or call 403 555 0142",
      link: "https://wildroseweddings.example/rsvp/7kq2-m9xa-04tz",
    },
    typesetter,
  );
  expect(back.texts).toHaveLength(6);
  expect(back.missing).toEqual([]);
  for (const { outline } of back.texts)
    for (const { values } of outline)
      for (const [at, value] of values.entries()) {
        const [least, most] =
          at % 2 === 0 ? [sheet.trim.x, sheet.trim.width] : [sheet.trim.y, sheet.trim.height];
        expect(value).toBeGreaterThan(least);
        expect(value).toBeLessThan(least + most);
      }
  expect(writeSvg(back)).toContain(`viewBox="30 30 1270 1778"`);
});
