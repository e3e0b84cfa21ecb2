import { expect, test } from "vitest";

import { boundsOf } from "#app/stationery/typesetting/outline.ts";
import { compositions } from "#content/invitations/compositions.ts";
import { invitationVenues } from "#content/invitations/invitation-venues.ts";
import { palettes } from "#content/invitations/palettes.ts";
import { invitationShapes } from "#content/invitations/sheets.ts";
import { venueComposition } from "#content/invitations/venue-compositions.ts";
import { openTypesetter } from "#test-support/invitation-typesetter.ts";

import { colourArt } from "./colour-art.ts";
import { drawInvitation } from "./draw-invitation.ts";
import { blocksOf, largestSize, type InvitationWords } from "./invitation-text.ts";
import { fitLineAndNames } from "./share-room.ts";

const typesetter = openTypesetter();
const words: InvitationWords = {
  names: "Harpreet & Daniel",
  nativeNames: "",
  hosts: "",
  wording: "Save the date for the wedding of",
  nativeWording: "",
  event: "Anand Karaj",
  when: "Saturday, 19 June 2027 · 10:30 a.m.",
  place: "Dashmesh Culture Centre",
};
const hard: Readonly<Record<string, InvitationWords>> = {
  "two names of 34 characters": {
    ...words,
    names: "Harpreet Kaur Dhillon-Brar Sandhu & Alexander Montgomery-Fitzgerald III",
    nativeNames: "ਹਰਪ੍ਰੀਤ ਕੌਰ ਅਤੇ ਡੈਨੀਅਲ",
  },
  "four parents": {
    ...words,
    hosts: "Gurpreet Singh & Harjit Kaur Dhillon\nMichael & Susan Fitzgerald",
    wording: "invite you to the wedding of",
  },
  "four parents and a line in Urdu": {
    ...words,
    hosts: "Imran & Sadia Siddiqui\nTariq & Nadia Chaudhry",
    nativeWording: "آپ کو شادی میں شرکت کی دعوت ہے",
  },
  "one name, no venue, no date": { ...words, names: "Harpreet", event: "", when: "", place: "" },
};
// All venues have the same areas.
const framed = invitationVenues.slice(0, 1).map(venueComposition);
const sheets = [...compositions, ...framed].flatMap(({ id, shapes }) =>
  invitationShapes.map((shape) => ({ name: `${id} ${shape}`, shape, sheet: shapes[shape] })),
);

test.each(Object.entries(hard))("%s are inside of every sheet, and no text is on another", (_, hardWords) => {
  for (const { name, shape, sheet } of sheets) {
    const { texts, trim } = drawInvitation(
      { shape, sheet, art: "<svg></svg>", inks: palettes.standard.summer.morning, words: hardWords },
      typesetter,
    );
    const inked = texts.flatMap(({ outline }) => boundsOf(outline) ?? []);
    for (const { left, top, right, bottom } of inked) {
      expect.soft(left, name).toBeGreaterThan(trim.x);
      expect.soft(right, name).toBeLessThan(trim.x + trim.width);
      expect.soft(top, name).toBeGreaterThan(trim.y);
      expect.soft(bottom, name).toBeLessThan(trim.y + trim.height);
    }
    const lines = inked.toSorted((a, b) => a.top - b.top);
    for (const [at, { top }] of lines.entries())
      expect.soft(top, name).toBeGreaterThan(lines[at - 1]?.bottom ?? 0);
  }
});

test("four parents are as large as the rest, and the names stay the largest, in every sheet", () => {
  for (const { name, shape, sheet } of sheets) {
    const blocks = blocksOf(hard["four parents"] ?? words);
    const block = (area: "line" | "names") => ({
      paragraphs: blocks[area],
      largest: largestSize(area, sheet.width, shape),
    });
    const { line, names } = fitLineAndNames(sheet.areas, block("line"), block("names"), typesetter);
    // On a card 2.2 mm to the em, some 6 points; a story is as wide as a telephone.
    expect.soft(line.size, name).toBeGreaterThan(sheet.width / 60);
    expect.soft(names.size, name).toBeGreaterThan(1.5 * line.size);
  }
});

test("a drawing's own colours are seen in the palette's light: as they are at noon, darker and bluer at night", () => {
  const art = '<svg><path fill="var(--i-lit,#f0e0d0)"/><path fill="var(--i-deep)"/></svg>';
  const { afternoon, night } = palettes.standard.summer;
  expect(colourArt(art, afternoon)).toBe(
    `<svg><path fill="#f0e0d0"/><path fill="${afternoon.deep ?? ""}"/></svg>`,
  );
  const [red = 0, , blue = 0] = ["1", "3", "5"].map((at) =>
    Number.parseInt(
      /fill="(#\w+)"/.exec(colourArt(art, night))?.[1]?.slice(Number(at), Number(at) + 2) ?? "",
      16,
    ),
  );
  expect(red).toBeLessThan(0xf0 * 0.7);
  expect(blue / red).toBeGreaterThan(0xd0 / 0xf0);
  expect(() => colourArt(art, {})).toThrow("no ink 'light'");
});
