import { useMemo, useState } from "react";

import { fileNameFromTitle } from "#app/plan/exports/download-file.ts";
import { countPieces, slicePiece, type DayPiece } from "#app/stationery/day-set/day-piece.ts";
import { piecesPerSheet } from "#app/stationery/day-set/lay-out-piece.ts";
import type { DrawingWorker } from "#app/stationery/workers/open-drawing-worker.ts";
import type { Composition } from "#content/invitations/compositions.ts";
import type { InvitationInks } from "#content/invitations/palettes.ts";

import { dayPieceNames } from "./day-piece-names.ts";
import { DrawnPreview } from "./drawn-preview.tsx";
import { PrintButton } from "./print-button.tsx";
import { SheetPager } from "./sheet-pager.tsx";
import { useDrawing } from "./use-drawing.ts";

type PiecePreviewProps = {
  piece: DayPiece;
  /** The couple's, for the name of the file. */
  names: string;
  composition: Composition;
  inks: InvitationInks;
  draw: DrawingWorker["draw"];
};

/** A piece as it comes out of the printer, sheet by sheet, and its PDF. */
export function PiecePreview({ piece, names, composition, inks, draw }: PiecePreviewProps) {
  const [turnedTo, turnTo] = useState(0);
  const count = countPieces(piece);
  const each = piecesPerSheet(piece.piece);
  const sheets = Math.ceil(count / each);
  // Guests may have lost their seats since.
  const sheet = Math.min(turnedTo, sheets - 1);
  const { card, square } = composition.shapes;
  const shown = useMemo(() => slicePiece(piece, sheet * each, (sheet + 1) * each), [piece, sheet, each]);
  const request = useMemo(() => ({ card, square, inks, piece: shown }), [card, square, inks, shown]);
  const drawing = useDrawing(draw, request);
  const name = dayPieceNames[piece.piece];
  return (
    <>
      <DrawnPreview drawing={drawing} shape={shapeOf[piece.piece]} alt={describePiece(shown, composition)} />
      {sheets > 1 && <SheetPager sheet={sheet} sheets={sheets} turnTo={turnTo} />}
      <p className="note">{sheetsOf(piece)}</p>
      <PrintButton
        label={`Download PDF: ${name.toLowerCase()}`}
        most={count}
        count={`${count}`}
        fileName={`${fileNameFromTitle(names)}-${piece.piece}.pdf`}
        request={() => ({ ...request, piece, title: `${name}: ${names}` })}
        disabled={drawing.drawn === null}
      />
    </>
  );
}

/** The proportions of what the preview shows. */
const shapeOf = {
  welcome: "board",
  order: "card",
  tables: "wide-sheet",
  places: "sheet",
  menu: "card",
  thanks: "card",
} as const;

/** How a piece comes out of the printer. */
function sheetsOf(piece: DayPiece): string {
  const marks = "3 mm bleed, crop marks and letters as outlines";
  if (piece.piece === "welcome") return `A board of 18 × 24 in, with ${marks}.`;
  const each = piecesPerSheet(piece.piece);
  if (each === 1) return `A card of 5 × 7 in, with ${marks}.`;
  const count = countPieces(piece);
  const sheets = Math.ceil(count / each);
  const size = piece.piece === "tables" ? "5 × 7 in" : "3.5 × 2 in";
  return (
    `${count} ${count === 1 ? "card" : "cards"} of ${size} on ${sheets} Letter ${sheets === 1 ? "sheet" : "sheets"}, ` +
    `with ${marks}.`
  );
}

/** The picture and its words, for whoever does not see them. */
function describePiece(piece: DayPiece, { alt }: Composition): string {
  const words = wordsOf(piece).filter((word) => word !== "");
  return `${dayPieceNames[piece.piece]}. ${alt}. ${words.join(", ")}`;
}

function wordsOf(piece: DayPiece): string[] {
  switch (piece.piece) {
    case "welcome":
    case "thanks": {
      const { wording, nativeWording, names, nativeNames, event, when, place } = piece.words;
      return [wording, nativeWording, names, nativeNames, event, when, place];
    }
    case "order":
      return [piece.names, ...piece.lines.map(({ time, title }) => `${time} ${title}`)];
    case "menu":
      return [piece.names, piece.text];
    case "tables":
      return [...piece.tables];
    case "places":
      return piece.cards.slice(0, piecesPerSheet("places")).map(({ name, table }) => `${name} at ${table}`);
  }
}
