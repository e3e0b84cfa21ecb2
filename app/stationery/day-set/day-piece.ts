import type { InvitationSheet } from "#content/invitations/compositions.ts";
import type { InvitationInks } from "#content/invitations/palettes.ts";

import type { InvitationWords } from "#app/stationery/drawing/invitation-text.ts";
import type { Hand } from "#app/stationery/typesetting/typefaces.ts";

/** What is printed for the day itself. */
export const dayPieceIds = ["welcome", "order", "tables", "places", "menu", "thanks"] as const;

export type DayPieceId = (typeof dayPieceIds)[number];

/** A line of the order of the day; the time is as it is printed, or empty. */
export type OrderLine = { time: string; title: string };

/** A piece with its words: what the plan knows, and what the couple typed. */
export type DayPiece =
  | { piece: "welcome" | "thanks"; words: InvitationWords }
  | { piece: "order"; heading: string; names: string; lines: readonly OrderLine[] }
  | { piece: "menu"; heading: string; names: string; text: string }
  | { piece: "tables"; names: string; tables: readonly string[] }
  | { piece: "places"; cards: readonly { name: string; table: string }[] };

/** A piece to be drawn in the hand of a composition. */
export type DaySetRequest = {
  /** The composition's own card, and its square for wide windows. */
  card: InvitationSheet;
  square: InvitationSheet;
  inks: InvitationInks;
  piece: DayPiece;
};

/** How many there are of a piece: one of most, one for each table or seat of the others. */
export function countPieces(piece: DayPiece): number {
  if (piece.piece === "tables") return piece.tables.length;
  return piece.piece === "places" ? piece.cards.length : 1;
}

/** A piece with no more of its cards than from one to another. */
export function slicePiece(piece: DayPiece, from: number, to: number): DayPiece {
  if (piece.piece === "tables") return { ...piece, tables: piece.tables.slice(from, to) };
  return piece.piece === "places" ? { ...piece, cards: piece.cards.slice(from, to) } : piece;
}

/** All texts of a piece with the hand that each is set in, for loading typefaces. */
export function dayPieceTexts(piece: DayPiece): { text: string; hand: Hand }[] {
  const texts = textsIn(piece);
  // Every text that is typed may be in either hand; Latin has two, and a native script has one.
  return texts.flatMap((text) => [
    { text, hand: "display" as const },
    { text, hand: "plain" as const },
  ]);
}

function textsIn(piece: DayPiece): string[] {
  switch (piece.piece) {
    case "welcome":
    case "thanks":
      return Object.values(piece.words);
    case "order":
      return [piece.heading, piece.names, ...piece.lines.flatMap(({ time, title }) => [time, title])];
    case "menu":
      return [piece.heading, piece.names, piece.text];
    case "tables":
      return [piece.names, "Table", ...piece.tables];
    case "places":
      return piece.cards.flatMap(({ name, table }) => [name, table]);
  }
}
