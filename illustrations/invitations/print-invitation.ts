import type { Composition, InvitationShape } from "#content/invitations/composition.ts";
import { sheetSizes } from "#content/invitations/sheets.ts";

import { dropUnusedSymbols } from "../kit/drop-unused-symbols.ts";
import { strokesToFills } from "../kit/strokes-to-fills.ts";
import { compact } from "../kit/svg.ts";

/** The sheet that a drawing is composed for: 1000 wide in every shape. */
export interface Sheet {
  readonly shape: InvitationShape;
  readonly height: number;
}

interface InvitationDrawing {
  readonly defs?: string;
  readonly layers: readonly string[];
}

export type DrawInvitation = (sheet: Sheet) => InvitationDrawing;

/** The height of a shape where its width is 1000. */
const sheetHeight = (shape: InvitationShape): number =>
  Math.round(sheetSizes[shape].height / sheetSizes[shape].unit);

/**
 * A composition as a file that a page and a print shop can take: paths, circles, ellipses, groups and `use`,
 * colours as `var(--i-INK)`, and nothing that a PDF would have to rasterise.
 */
export function printInvitation(
  composition: Composition,
  shape: InvitationShape,
  draw: DrawInvitation,
): string {
  const { width, height, unit } = sheetSizes[shape];
  const { defs = "", layers } = draw({ shape, height: sheetHeight(shape) });
  const drawing = strokesToFills(
    dropUnusedSymbols(`<defs>${defs}</defs><g transform="scale(${unit})">${layers.join("")}</g>`),
  )
    .replace(/ class="[^"]*"/g, "")
    .replace(/var\(--/g, "var(--i-");
  return compact(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="t">` +
      `<title id="t">${composition.alt}</title>${drawing}</svg>`,
  ).replaceAll("<defs></defs>", "");
}
