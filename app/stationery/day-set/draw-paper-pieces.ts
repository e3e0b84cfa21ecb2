import { colourArt, inkColour } from "#app/stationery/drawing/colour-art.ts";
import type { DrawnInvitation } from "#app/stationery/drawing/draw-invitation.ts";
import { fitRows } from "#app/stationery/typesetting/fit-rows.ts";
import { fitText, type Paragraph } from "#app/stationery/typesetting/fit-text.ts";
import type { Typesetter } from "#app/stationery/typesetting/typesetter.ts";

import type { DayPiece, DaySetRequest } from "./day-piece.ts";
import type { PieceArt } from "./draw-day-piece.ts";
import { menuLines } from "./menu-lines.ts";
import { paperPlate } from "./paper-plate.ts";
import { bleed, inch } from "./resize-card.ts";

type RequestFor<Piece extends DayPiece["piece"]> = Omit<DaySetRequest, "piece"> & {
  piece: Extract<DayPiece, { piece: Piece }>;
};

const sized = (width: number, height: number) => ({
  width: width + 2 * bleed,
  height: height + 2 * bleed,
  trim: { x: bleed, y: bleed, width, height },
});

/** A card of 5 × 7 in: a wide window, the heading below it, and a list. All in tenths of a millimetre. */
const listCard = {
  ...sized(5 * inch, 7 * inch),
  window: { left: 96, top: 96, right: 1234, bottom: 650 },
  heading: { x: 130, y: 690, width: 1070, height: 96, align: "middle" },
  names: { x: 130, y: 798, width: 1070, height: 40, align: "middle" },
  divider: { x: 665, y: 878, width: 460 },
  list: { x: 130, y: 920, width: 1070, height: 800, align: "middle" },
} as const;
const listSizes = { heading: 92, names: 36, rows: 60, text: 60 };

/** The order of the day, or the menu. */
export function drawPaperList(
  { square, inks, piece }: RequestFor<"order" | "menu">,
  art: PieceArt,
  typesetter: Typesetter,
): DrawnInvitation {
  const { window, divider, width, height, trim } = listCard;
  const heading = fitText(
    [paragraph(piece.heading, "display")],
    listCard.heading,
    listSizes.heading,
    typesetter,
  );
  const names = fitText([paragraph(piece.names, "plain", 20)], listCard.names, listSizes.names, typesetter);
  const list =
    piece.piece === "order"
      ? fitRows(
          piece.lines.map(({ time, title }) => ({ label: time, text: title })),
          listCard.list,
          listSizes.rows,
          typesetter,
        )
      : fitText(menuParagraphs(piece.text), listCard.list, listSizes.text, typesetter);
  const plate = paperPlate({ width, height, window, divider, sheet: square, art: art.square });
  return printed({ width, height, trim }, plate, [heading, names, list], inks);
}

function menuParagraphs(text: string): Paragraph[] {
  return menuLines(text).map(({ text: line, isHeading, isFirst }, at): Paragraph => {
    const gap = at === 0 ? 0 : isFirst ? 0.9 : 0.2;
    return isHeading
      ? { ...paragraph(line, "display"), scale: 1.15, gap }
      : { ...paragraph(line, "plain", 10), scale: 0.86, gap };
  });
}

/** A place card of 3.5 × 2 in: a window at the left, the name beside it. */
const placeCard = {
  ...sized(3.5 * inch, 2 * inch),
  window: { left: 66, top: 66, right: 330, bottom: 502 },
  name: { x: 366, y: 106, width: 500, height: 206, align: "middle" },
  table: { x: 366, y: 362, width: 500, height: 60, align: "middle" },
} as const;
const placeSizes = { name: 74, table: 42 };

/** A card for each seat. */
export function* drawPlaceCards(
  { card, inks, piece }: RequestFor<"places">,
  art: PieceArt,
  typesetter: Typesetter,
): Generator<DrawnInvitation> {
  const { window, width, height, trim } = placeCard;
  const divider = { x: 616, y: 342, width: 220 };
  const plate = paperPlate({ width, height, window, divider, sheet: card, art: art.card });
  const coloured = colourArt(plate, inks);
  for (const { name, table } of piece.cards)
    yield printed(
      { width, height, trim },
      coloured,
      [
        fitText([paragraph(name, "display")], placeCard.name, placeSizes.name, typesetter),
        fitText([paragraph(table, "plain", 20)], placeCard.table, placeSizes.table, typesetter),
      ],
      inks,
    );
}

const paragraph = (text: string, hand: Paragraph["hand"], tracking = 0): Paragraph => ({
  text,
  hand,
  scale: 1,
  gap: 0,
  tracking,
});

function printed(
  size: Pick<DrawnInvitation, "width" | "height" | "trim">,
  art: string,
  texts: readonly { outline: DrawnInvitation["texts"][number]["outline"]; missing: readonly string[] }[],
  inks: DaySetRequest["inks"],
): DrawnInvitation {
  const colour = inkColour("on-paper", inks);
  return {
    ...size,
    art: colourArt(art, inks),
    texts: texts.flatMap(({ outline }) => (outline.length === 0 ? [] : [{ outline, colour }])),
    missing: [...new Set(texts.flatMap(({ missing }) => missing))],
  };
}
