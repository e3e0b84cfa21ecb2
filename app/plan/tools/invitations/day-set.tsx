import { useMemo, useState, type ReactNode } from "react";

import { fileNameFromTitle } from "#app/plan/exports/download-file.ts";
import type { InvitationDesign } from "#app/plan/schema/invitations.schema.ts";
import type { EventRow } from "#app/plan/schema/wedding.schema.ts";
import type { ToolProps } from "#app/plan/ui/tool-props.ts";
import { countPieces, type DayPiece, type DayPieceId } from "#app/stationery/day-set/day-piece.ts";
import { piecesPerSheet } from "#app/stationery/day-set/lay-out-piece.ts";
import type { InvitationWords } from "#app/stationery/drawing/invitation-text.ts";
import type { DrawingWorker } from "#app/stationery/workers/open-drawing-worker.ts";
import type { Composition } from "#content/invitations/compositions.ts";
import type { InvitationInks } from "#content/invitations/palettes.ts";

import { dayPieceNames } from "./day-piece-names.ts";
import { DayWordsFields } from "./day-words-fields.tsx";
import { DrawnPreview } from "./drawn-preview.tsx";
import { PieceChoice } from "./piece-choice.tsx";
import { PieceMissing } from "./piece-missing.tsx";
import { PrintButton } from "./print-button.tsx";
import { useDaySet } from "./use-day-set.ts";
import { useDrawing } from "./use-drawing.ts";

type DaySetProps = {
  event: EventRow;
  words: InvitationWords;
  composition: Composition;
  inks: InvitationInks;
  draw: DrawingWorker["draw"];
  link: ToolProps["link"];
  change: (what: Partial<Omit<InvitationDesign, "id">>) => void;
  readOnly: boolean;
  /** Picture and colours, which the set shares with the invitation. */
  children: ReactNode;
};

/** What is printed for the day itself, in the hand of the event's invitation. */
export function DaySet({
  event,
  words: invitation,
  composition,
  inks,
  draw,
  link,
  change,
  readOnly,
  children,
}: DaySetProps) {
  const [chosen, choose] = useState<DayPieceId>("welcome");
  const set = useDaySet(event, invitation);
  const piece = set.pieces[chosen];
  const request = useMemo(
    () =>
      piece === null
        ? null
        : { card: composition.shapes.card, square: composition.shapes.square, inks, piece },
    [piece, composition, inks],
  );
  const drawing = useDrawing(draw, request);
  return (
    <div className="invitations">
      <section className="invitations__preview" aria-label="Preview">
        <PieceChoice chosen={chosen} choose={choose} />
        {piece === null || request === null ? (
          <PieceMissing piece={chosen} link={link} />
        ) : (
          <>
            <DrawnPreview drawing={drawing} shape={shapeOf[chosen]} alt={describePiece(piece, composition)} />
            <p className="note">{sheetsOf(piece)}</p>
            <PrintButton
              key={chosen}
              label={`Download PDF: ${dayPieceNames[chosen].toLowerCase()}`}
              most={countPieces(piece)}
              count={`${countPieces(piece)}`}
              fileName={`${fileNameFromTitle(invitation.names)}-${chosen}.pdf`}
              request={() => ({ ...request, title: `${dayPieceNames[chosen]}: ${invitation.names}` })}
              disabled={drawing.drawn === null}
            />
          </>
        )}
      </section>
      <div className="invitations__settings">
        <DayWordsFields piece={chosen} {...set} change={change} readOnly={readOnly} />
        {children}
      </div>
    </div>
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
    `with ${marks}.${sheets > 1 ? " This is the first sheet." : ""}`
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
      return piece.tables.slice(0, piecesPerSheet("tables"));
    case "places":
      return piece.cards.slice(0, piecesPerSheet("places")).map(({ name, table }) => `${name} at ${table}`);
  }
}
