import type { DrawnInvitation } from "#app/stationery/drawing/draw-invitation.ts";
import { drawBlocks, drawInvitation } from "#app/stationery/drawing/draw-invitation.ts";
import { blocksOf, largestSize } from "#app/stationery/drawing/invitation-text.ts";
import type { Typesetter } from "#app/stationery/typesetting/typesetter.ts";

import type { DaySetRequest } from "./day-piece.ts";
import { drawPaperList, drawPlaceCards } from "./draw-paper-pieces.ts";
import { inch, resizeCard } from "./resize-card.ts";

/** The files of the two sheets that a piece is drawn from, with `var(--i-INK)` for their colours. */
export type PieceArt = { card: string; square: string };

/** Size of the board after cutting; tables and thanks are as large as the invitation. */
const board = { width: 18 * inch, height: 24 * inch };

/** A table's number fills its card more than names do. */
const numberShare = 0.4;

/** Draws a piece: one drawing, or one for each table or seat. */
export function* drawDayPiece(
  request: DaySetRequest,
  art: PieceArt,
  typesetter: Typesetter,
): Generator<DrawnInvitation> {
  const { card, inks, piece } = request;
  switch (piece.piece) {
    case "welcome":
    case "thanks": {
      const sized =
        piece.piece === "welcome" ? resizeCard(card, art.card, board) : { sheet: card, art: art.card };
      yield drawInvitation({ ...sized, shape: "card", inks, words: piece.words }, typesetter);
      return;
    }
    case "tables": {
      for (const table of piece.tables)
        yield drawBlocks(
          {
            sheet: card,
            art: art.card,
            inks,
            blocks: tableBlocks(table, piece.names),
            largest: sizesOf(card.width),
          },
          typesetter,
        );
      return;
    }
    case "order":
    case "menu":
      yield drawPaperList({ ...request, piece }, art, typesetter);
      return;
    case "places":
      yield* drawPlaceCards({ ...request, piece }, art, typesetter);
  }
}

/** 'Table 5' is its number, with the word above it; any other name is set as it is. */
function tableBlocks(table: string, names: string): ReturnType<typeof blocksOf> {
  const number = /^(?:table|no\.?|#)?\s*(\d+)$/iu.exec(table.trim())?.[1];
  const words = { hosts: "", nativeWording: "", nativeNames: "", event: names, when: "", place: "" };
  return blocksOf({ ...words, wording: number === undefined ? "" : "Table", names: number ?? table });
}

const sizesOf = (width: number) => (area: "line" | "names" | "details") =>
  area === "names" ? numberShare * width : largestSize(area, width, "card") * 1.2;
