import { readFileSync } from "node:fs";

import { PDFDocument } from "@cantoo/pdf-lib";
import { expect, test } from "vitest";

import { allWords } from "#app/languages/guest-words.server.ts";
import { languages, type Language } from "#app/languages/language.ts";
import { translate } from "#app/languages/translate.ts";
import { cardWords } from "#app/plan/rules/rsvp/card-words.ts";
import { drawCardBack } from "#app/stationery/drawing/draw-card-back.ts";
import { sheetArt } from "#app/stationery/drawing/sheet-art.ts";
import { writeSvg } from "#app/stationery/drawing/write-svg.ts";
import { boundsOf } from "#app/stationery/typesetting/outline.ts";
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

/** Long names of families, in the script of each language. */
const families: Record<Language, string> = {
  en: "The family of Gurpreet Singh and Harjit Kaur Dhillon-Brar",
  fr: "La famille de Marie-Françoise Tremblay-Desrosiers et Jean-Sébastien Archambault",
  pa: "ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ ਅਤੇ ਹਰਜੀਤ ਕੌਰ ਢਿੱਲੋਂ-ਬਰਾੜ ਦਾ ਪਰਿਵਾਰ",
  hi: "श्री राजेश कुमार श्रीवास्तव और श्रीमती सुनीता श्रीवास्तव का परिवार",
  gu: "શ્રી હસમુખભાઈ અને શ્રીમતી જ્યોત્સનાબેન બ્રહ્મભટ્ટનો પરિવાર",
  ur: "محترم محمد اسلم صدیقی اور بیگم نسیم صدیقی کا خاندان",
};

test.each(languages)(
  "the back of a card in %s says what it has to in lines that do not touch, within the trim",
  (language) => {
    const [composition] = compositions;
    if (composition === undefined) throw new Error("There is no composition.");
    const sheet = composition.shapes.card;
    const say = translate(allWords(language));
    const { reply, scan, call } = cardWords(say, {
      until: "2027-09-30",
      phone: "+1 (403) 555-0142 ext. 1234",
    });
    const back = drawCardBack(
      sheet,
      inks,
      {
        household: families[language],
        reply,
        scan,
        where: "www.wildroseweddings.example/rsvp",
        code: "7kq2-m9xa-04tz",
        call,
        link: "https://wildroseweddings.example/rsvp/7kq2-m9xa-04tz",
      },
      typesetter,
    );
    expect(back.missing).toEqual([]);
    const lines = back.texts
      .flatMap(({ outline }) => boundsOf(outline) ?? [])
      .toSorted((one, other) => one.top - other.top);
    expect(lines).toHaveLength(7);
    const { x, y, width, height } = sheet.trim;
    for (const [at, { left, top, right, bottom }] of lines.entries()) {
      expect(left).toBeGreaterThan(x);
      expect(right).toBeLessThan(x + width);
      expect(top).toBeGreaterThan(lines[at - 1]?.bottom ?? y);
      expect(bottom).toBeLessThan(y + height);
    }
    expect(writeSvg(back)).toContain(`viewBox="30 30 1270 1778"`);
  },
);
