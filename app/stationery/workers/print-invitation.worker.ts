import { dayPieceTexts } from "#app/stationery/day-set/day-piece.ts";
import { drawDayPiece } from "#app/stationery/day-set/draw-day-piece.ts";
import { layOutPiece } from "#app/stationery/day-set/lay-out-piece.ts";
import { cardBackTexts, drawCardBack } from "#app/stationery/drawing/draw-card-back.ts";
import { drawInvitation, type DrawnInvitation } from "#app/stationery/drawing/draw-invitation.ts";
import { textsOf } from "#app/stationery/drawing/invitation-text.ts";
import { writePdf, writeSheets } from "#app/stationery/pdf/write-pdf.ts";
import {
  workerReady,
  type CardPrintRequest,
  type PrintAnswer,
  type PrintRequest,
} from "./invitation-request.ts";
import { loadPicture, loadPieceArt, loadTypesetter } from "./load-art.ts";

/** Cards between two reports: the page shows no finer progress. */
const reportEvery = 4;

addEventListener("message", ({ data }: MessageEvent<PrintRequest>) => {
  void print(data).then(
    (pdf) => answer({ kind: "done", pdf }, [pdf.buffer]),
    () => answer({ kind: "failed" }),
  );
});

answer(workerReady);

async function print(request: PrintRequest): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = "piece" in request ? await printPiece(request) : await printCards(request);
  // A copy has a buffer of its own, which is handed over whole.
  return new Uint8Array(bytes);
}

async function printCards({ title, backs, ...request }: CardPrintRequest): Promise<Uint8Array> {
  const [art, typesetter] = await Promise.all([
    loadPicture(request.sheet),
    loadTypesetter([...textsOf(request.words), ...backs.flatMap(cardBackTexts)]),
  ]);
  const front = drawInvitation({ ...request, art }, typesetter);
  function* cards(): Generator<DrawnInvitation> {
    if (backs.length === 0) yield front;
    for (const [at, back] of backs.entries()) {
      yield front;
      yield drawCardBack(request.sheet, request.inks, back, typesetter);
      report(at + 1);
    }
  }
  return writePdf(cards(), { title });
}

async function printPiece(request: Exclude<PrintRequest, CardPrintRequest>): Promise<Uint8Array> {
  const { piece, title } = request;
  const [art, typesetter] = await Promise.all([loadPieceArt(request), loadTypesetter(dayPieceTexts(piece))]);
  function* pieces(): Generator<DrawnInvitation> {
    let count = 0;
    for (const drawn of drawDayPiece(request, art, typesetter)) {
      yield drawn;
      report((count += 1));
    }
  }
  return writeSheets(layOutPiece(piece.piece, pieces()), { title });
}

function report(cards: number): void {
  if (cards % reportEvery === 0) answer({ kind: "progress", cards });
}

function answer(message: PrintAnswer, transfer: Transferable[] = []): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  postMessage(message, { transfer });
}
