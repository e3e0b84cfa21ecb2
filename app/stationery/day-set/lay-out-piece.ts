import type { DrawnInvitation } from "#app/stationery/drawing/draw-invitation.ts";
import {
  imposeOnLetter,
  sheetFor,
  type PressSheet,
  type SheetLayout,
} from "#app/stationery/drawing/press-sheet.ts";

import type { DayPieceId } from "./day-piece.ts";

/** How many of a piece are on a sheet; a piece without a layout has a page of its own size. */
const layouts: Readonly<Partial<Record<DayPieceId, SheetLayout>>> = {
  tables: { columns: 2, rows: 1, isLandscape: true },
  places: { columns: 2, rows: 4, isLandscape: false },
};

/** The sheets of a piece, one by one. */
export function* layOutPiece(piece: DayPieceId, drawings: Iterable<DrawnInvitation>): Generator<PressSheet> {
  const layout = layouts[piece];
  if (layout !== undefined) return yield* imposeOnLetter(drawings, layout);
  for (const drawing of drawings) yield sheetFor(drawing);
}

/** How many pieces a sheet has. */
export const piecesPerSheet = (piece: DayPieceId): number => {
  const layout = layouts[piece];
  return layout === undefined ? 1 : layout.columns * layout.rows;
};
