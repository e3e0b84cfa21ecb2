import { dayPieceTexts, type DaySetRequest } from "#app/stationery/day-set/day-piece.ts";
import { drawDayPiece } from "#app/stationery/day-set/draw-day-piece.ts";
import { layOutPiece, piecesPerSheet } from "#app/stationery/day-set/lay-out-piece.ts";
import type { DrawnInvitation } from "#app/stationery/drawing/draw-invitation.ts";
import { writeSheetSvg } from "#app/stationery/drawing/write-sheet-svg.ts";
import { writeSvg } from "#app/stationery/drawing/write-svg.ts";
import type { InvitationSvg } from "./invitation-request.ts";
import { loadPieceArt, loadTypesetter } from "./load-art.ts";

/**
 * The first sheet of a piece, as its PDF has it; a piece that has a page of its own is cut to its size.
 * @throws Error when a picture or a typeface cannot be loaded, or when there is nothing to draw
 */
export async function drawFirstSheet(request: DaySetRequest): Promise<InvitationSvg> {
  const { piece } = request;
  const [art, typesetter] = await Promise.all([loadPieceArt(request), loadTypesetter(dayPieceTexts(piece))]);
  const drawn: DrawnInvitation[] = [];
  for (const drawing of drawDayPiece(request, art, typesetter)) {
    drawn.push(drawing);
    if (drawn.length === piecesPerSheet(piece.piece)) break;
  }
  const missing = [...new Set(drawn.flatMap((drawing) => drawing.missing))];
  const [sheet] = layOutPiece(piece.piece, drawn);
  const [first] = drawn;
  if (sheet === undefined || first === undefined) throw new Error("There is nothing to draw");
  return { svg: piecesPerSheet(piece.piece) === 1 ? writeSvg(first) : writeSheetSvg(sheet), missing };
}
