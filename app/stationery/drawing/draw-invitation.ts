import type { InvitationShape, InvitationSheet } from "#content/invitations/compositions.ts";
import type { InvitationInks } from "#content/invitations/palettes.ts";

import { fitText } from "#app/stationery/typesetting/fit-text.ts";
import type { Outline } from "#app/stationery/typesetting/outline.ts";
import type { Typesetter } from "#app/stationery/typesetting/typesetter.ts";
import { colourArt, inkColour } from "./colour-art.ts";
import { blocksOf, largestSize, type InvitationWords } from "./invitation-text.ts";
import { fitLineAndNames } from "./share-room.ts";

/** A finished invitation: what the preview shows and every file is written from. */
export type DrawnInvitation = {
  /** Of the whole drawing with its bleed, in its own units. */
  width: number;
  height: number;
  trim: InvitationSheet["trim"];
  /** The picture as SVG, in its final colours. */
  art: string;
  /** The texts as outlines, each in its colour. */
  texts: readonly { outline: Outline; colour: string }[];
  /** Characters that no typeface has: they are left out. */
  missing: readonly string[];
};

type InvitationDrawing = {
  shape: InvitationShape;
  sheet: InvitationSheet;
  /** The file of the sheet, with `var(--i-INK)` for its colours. */
  art: string;
  inks: InvitationInks;
  words: InvitationWords;
};

/** Sets the words into the areas of a composition. */
export const drawInvitation = (
  { shape, sheet, words, ...printing }: InvitationDrawing,
  typesetter: Typesetter,
): DrawnInvitation =>
  drawBlocks(
    {
      ...printing,
      sheet,
      blocks: blocksOf(words),
      largest: (area) => largestSize(area, sheet.width, shape),
    },
    typesetter,
  );

type BlocksRequest = Omit<InvitationDrawing, "shape" | "words"> & {
  blocks: ReturnType<typeof blocksOf>;
  /** The largest size of an area's text, in units of the drawing. */
  largest: (area: keyof ReturnType<typeof blocksOf>) => number;
};

/** Sets blocks of text into the areas of a composition. */
export function drawBlocks(
  { sheet, art, inks, blocks, largest }: BlocksRequest,
  typesetter: Typesetter,
): DrawnInvitation {
  const block = (area: keyof typeof blocks) => ({ paragraphs: blocks[area], largest: largest(area) });
  const fitted = {
    ...fitLineAndNames(sheet.areas, block("line"), block("names"), typesetter),
    details: fitText(blocks.details, sheet.areas.details, largest("details"), typesetter),
  };
  const areas = (["line", "names", "details"] as const).map((area) => ({
    ...fitted[area],
    colour: inkColour(sheet.areas[area].ink, inks),
  }));
  return {
    width: sheet.width,
    height: sheet.height,
    trim: sheet.trim,
    art: colourArt(art, inks),
    texts: areas.flatMap(({ outline, colour }) => (outline.length === 0 ? [] : [{ outline, colour }])),
    missing: [...new Set(areas.flatMap(({ missing }) => missing))],
  };
}
