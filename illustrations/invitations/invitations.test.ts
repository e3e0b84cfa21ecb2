import sharp from "sharp";
import { expect, test } from "vitest";

import { compositions, type InvitationBox } from "#content/invitations/compositions.ts";
import {
  paletteFamilies,
  paletteHours,
  palettes,
  type InvitationInks,
} from "#content/invitations/palettes.ts";
import { planSeasons } from "#content/seasons/season-months.ts";
import { invitationVenues } from "#content/invitations/invitation-venues.ts";
import { invitationShapes, sheetSizes } from "#content/invitations/sheets.ts";
import { venueComposition } from "#content/invitations/venue-compositions.ts";

import { lineAtMost } from "#app/stationery/drawing/share-room.ts";
import { sheetArt } from "#app/stationery/drawing/sheet-art.ts";

import { altTexts } from "../alt-texts.ts";
import { venuePosters } from "../venue-posters.ts";
import { drawInvitations } from "./index.ts";

const files = drawInvitations();
const ofVenues = invitationVenues.map(venueComposition);
const sheets = [...compositions, ...ofVenues].flatMap(({ id, shapes }) =>
  invitationShapes.map((shape) => {
    const sheet = shapes[shape];
    const art = sheetArt(sheet, files.get(`invitations/${sheet.file}`) ?? "");
    return [`${id}-${shape}`, shape, sheet, art] as const;
  }),
);
const printings = paletteFamilies.flatMap((family) =>
  planSeasons.flatMap((season) =>
    paletteHours.map((hour) => [`${family} ${season} ${hour}`, palettes[family][season][hour]] as const),
  ),
);
const inkNames = Object.keys(palettes.standard.summer.morning);

/** A colour for each ink that no other has, far enough apart to be told after rasterising. */
const codes = new Map(
  inkNames.map((name, index) => [
    name,
    [16 + 40 * (index % 6), 16 + 40 * (Math.floor(index / 6) % 6), 16 + 40 * Math.floor(index / 36)] as const,
  ]),
);
const inkOfCode = new Map([...codes].map(([name, code]) => [code.join(), name]));

/** Every second unit of a drawing is looked at, across and down. */
const step = 2;

/** Names the ink of each pixel of a drawing; `undefined` where it is mixed of several. */
async function inksByPixel(svg: string) {
  const coded = svg
    .replace(/<svg (.*?viewBox="0 0 (\d+) (\d+)")/, (_, start: string, width: string, height: string) => {
      const [across, down] = [Number(width) / step, Number(height) / step];
      return `<svg shape-rendering="crispEdges" width="${across}" height="${down}" ${start}`;
    })
    // What has a colour of its own is nothing that a text may stand on.
    .replace(/var\(--i-lit,[^)]*\)/g, "rgb(1,2,3)")
    .replace(/var\(--i-([\w-]+)\)/g, (_, name: string) => `rgb(${codes.get(name)?.join() ?? ""})`);
  const { data, info } = await sharp(Buffer.from(coded))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return ({ x, y, width, height }: InvitationBox) => {
    const seen = new Map<string | undefined, number>();
    for (let row = Math.floor(y / step); row < (y + height) / step; row++)
      for (let column = Math.floor(x / step); column < (x + width) / step; column++) {
        const at = (row * info.width + column) * info.channels;
        const name = inkOfCode.get(`${data[at]},${data[at + 1]},${data[at + 2]}`);
        seen.set(name, (seen.get(name) ?? 0) + 1);
      }
    return seen;
  };
}

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const luminance = (hex: string) =>
  [0.2126, 0.7152, 0.0722].reduce(
    (sum, share, index) =>
      sum + share * linear(Number.parseInt(hex.slice(1 + 2 * index, 3 + 2 * index), 16) / 255),
    0,
  );
function contrast(inks: InvitationInks, one: string, other: string): number {
  const [dark = 0, light = 0] = [one, other]
    .map((name) => luminance(inks[name] ?? "#000000"))
    .toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

test.each(sheets)(
  "every text on %s has a contrast of at least 4.5 in every printing",
  async (_, __, sheet, svg) => {
    const inksUnder = await inksByPixel(svg);
    const weak: string[] = [];
    const { areas } = sheet;
    const boxes = { ...areas, line: lineAtMost(areas.line, areas.names) };
    for (const [area, box] of Object.entries(boxes))
      for (const [ground, pixels] of inksUnder(box))
        if (ground === undefined) weak.push(`${area}: transparent paint on ${pixels} pixels`);
        else
          for (const [printing, inks] of printings) {
            const ratio = contrast(inks, box.ink, ground);
            if (ratio < 4.5) weak.push(`${area}: ${box.ink} on ${ground}, ${printing}: ${ratio.toFixed(2)}`);
          }
    expect(weak).toEqual([]);
  },
);

/** What trimming, or the bars of a telephone, may take away. */
const margins = { card: [90, 90], square: [50, 50], story: [60, 250] } as const;

test.each(sheets)("the texts of %s stay clear of the edges and of each other", (_, shape, sheet) => {
  const { width, height } = sheetSizes[shape];
  const [aside, above] = margins[shape];
  const boxes = Object.values(sheet.areas);
  for (const box of boxes) {
    expect.soft(box.x).toBeGreaterThanOrEqual(aside);
    expect.soft(box.x + box.width).toBeLessThanOrEqual(width - aside);
    expect.soft(box.y).toBeGreaterThanOrEqual(above);
    expect.soft(box.y + box.height).toBeLessThanOrEqual(height - above);
    expect.soft(inkNames).toContain(box.ink);
    for (const other of boxes)
      if (other !== box)
        expect
          .soft(
            other.y >= box.y + box.height ||
              box.y >= other.y + other.height ||
              other.x >= box.x + box.width ||
              box.x >= other.x + other.width,
          )
          .toBe(true);
  }
});

const drawable = ["svg", "title", "g", "path", "circle", "ellipse", "use", "defs", "clipPath"];

test.each(sheets)("the line of %s stands right above the names, whose room it may take", (_, __, sheet) => {
  const { line, names } = sheet.areas;
  expect(names.y - line.y - line.height).toBeGreaterThanOrEqual(0);
  expect(names.y - line.y - line.height).toBeLessThan(30);
  expect(line.x).toBeGreaterThanOrEqual(names.x);
  expect(line.x + line.width).toBeLessThanOrEqual(names.x + names.width);
});

test.each(sheets)("%s is made of what a PDF keeps as vectors", (_, __, { mount }, svg) => {
  const elements = new Set([...svg.matchAll(/<(\w+)/g)].map(([, name]) => name));
  expect([...elements].filter((name) => !drawable.includes(name ?? ""))).toEqual([]);
  expect(svg).not.toMatch(/#[0-9a-f]{3,6}"|<style| style=|class=/);
  // Two posters of venues have a dashed line, which a PDF has too.
  expect(svg.includes("dasharray") && mount === undefined).toBe(false);
});

test("no composition shows a motif of one faith at an event of another", () => {
  const faiths: Record<string, string> = {
    "anand-karaj": "sikh",
    pheras: "hindu",
    "hasta-melap": "hindu",
    muhurtham: "hindu",
    nikah: "muslim",
    "ismaili-nikah": "ismaili",
  };
  for (const { id, faith, eventKinds } of compositions)
    for (const kind of eventKinds)
      if (faith !== null && kind in faiths) expect.soft(faiths[kind], `${id}: ${kind}`).toBe(faith);
});

test("every composition has an id, a name and a picture of its own", () => {
  for (const key of ["id", "name", "alt"] as const)
    expect(new Set(compositions.map((composition) => composition[key])).size).toBe(compositions.length);
});

test("every venue that has a poster has it as a picture of invitations too", () => {
  expect(invitationVenues.map(({ id }) => `venues/${id}`).toSorted()).toEqual(
    Object.keys(venuePosters).toSorted(),
  );
  const alts = new Map<string, string>(Object.entries(altTexts));
  for (const { id, alt } of invitationVenues) expect(alt).toBe(alts.get(`venues/${id}`));
});

test("a poster covers the opening of its frame in every shape, and a window on it shows nothing of the wall", () => {
  for (const { id, shapes } of ofVenues)
    for (const shape of invitationShapes) {
      const { mount, focus } = shapes[shape];
      if (mount === undefined || focus?.width === undefined) throw new Error(`${id} has no frame.`);
      expect(focus.x - focus.width / 2).toBeGreaterThan(mount.left + 20);
      expect(focus.x + focus.width / 2).toBeLessThan(mount.right - 20);
      expect(focus.top).toBeGreaterThan(mount.top + 20);
      expect(focus.bottom).toBeLessThan(mount.bottom - 20);
      const [, x = "", y = "", scale = ""] =
        /<g transform="translate\(([-\d.]+) ([-\d.]+)\)scale\(([\d.]+)\)">/.exec(
          sheetArt(shapes[shape], "<svg></svg>").split('clip-path="url(#wall-opening)"')[1] ?? "",
        ) ?? [];
      expect.soft(Number(x), id).toBeLessThanOrEqual(mount.left + 0.01);
      expect.soft(Number(y), id).toBeLessThanOrEqual(mount.top + 0.01);
      expect.soft(Number(x) + 800 * Number(scale), id).toBeGreaterThanOrEqual(mount.right - 0.1);
      expect.soft(Number(y) + 1000 * Number(scale), id).toBeGreaterThanOrEqual(mount.bottom - 0.1);
    }
});
