import type { InvitationBox, InvitationSheet } from "#content/invitations/compositions.ts";

import { innerArt } from "#app/stationery/drawing/inner-art.ts";

/** Width and height of a piece after cutting, in tenths of a millimetre. */
export type TrimSize = { width: number; height: number };

/** Around every piece: 3 mm. */
export const bleed = 30;

/** Tenths of a millimetre of an inch. */
export const inch = 254;

/** A composition's card on a piece of another size. */
type ResizedCard = { sheet: InvitationSheet; art: string };

/**
 * Lets a card's picture cover a piece of another size, its texts with it. What is left over is cut from two
 * sides alike; pieces are of nearly the same proportions as a card, so that no text comes near the cut.
 */
export function resizeCard(card: InvitationSheet, art: string, { width, height }: TrimSize): ResizedCard {
  const [fullWidth, fullHeight] = [width + 2 * bleed, height + 2 * bleed];
  const scale = Math.max(fullWidth / card.width, fullHeight / card.height);
  const [left, top] = [(fullWidth - scale * card.width) / 2, (fullHeight - scale * card.height) / 2];
  const box = (area: InvitationBox): InvitationBox => ({
    ...area,
    x: left + scale * area.x,
    y: top + scale * area.y,
    width: scale * area.width,
    height: scale * area.height,
  });
  const { names, line, details } = card.areas;
  return {
    sheet: {
      ...card,
      width: fullWidth,
      height: fullHeight,
      trim: { x: bleed, y: bleed, width, height },
      areas: { names: box(names), line: box(line), details: box(details) },
    },
    art: svgOf(fullWidth, fullHeight, movedArt(art, left, top, scale)),
  };
}

const rounded = (value: number) => Math.round(value * 10_000) / 10_000;

/** A drawing as a group within another one. */
export const movedArt = (svg: string, x: number, y: number, scale: number): string =>
  `<g transform="translate(${rounded(x)} ${rounded(y)})scale(${rounded(scale)})">${innerArt(svg)}</g>`;

/** A drawing of a size, in its own units, from markup that isn't escaped here. */
export const svgOf = (width: number, height: number, inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${inner}</svg>`;
