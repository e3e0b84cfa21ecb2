import { cardBackTexts, drawCardBack } from "#app/stationery/drawing/draw-card-back.ts";
import { drawInvitation, type DrawnInvitation } from "#app/stationery/drawing/draw-invitation.ts";
import { textsOf } from "#app/stationery/drawing/invitation-text.ts";
import { writePdf } from "#app/stationery/pdf/write-pdf.ts";
import { workerReady, type PrintAnswer, type PrintRequest } from "./invitation-request.ts";
import { loadPicture, loadTypesetter } from "./load-art.ts";

/** Cards between two reports: the page shows no finer progress. */
const reportEvery = 4;

addEventListener("message", ({ data }: MessageEvent<PrintRequest>) => {
  void print(data).then(
    (pdf) => answer({ kind: "done", pdf }, [pdf.buffer]),
    () => answer({ kind: "failed" }),
  );
});

answer(workerReady);

async function print({ title, backs, ...request }: PrintRequest): Promise<Uint8Array<ArrayBuffer>> {
  const [art, typesetter] = await Promise.all([
    loadPicture(request.sheet.file),
    loadTypesetter([...textsOf(request.words), ...backs.flatMap(cardBackTexts)]),
  ]);
  const front = drawInvitation({ ...request, art }, typesetter);
  function* cards(): Generator<DrawnInvitation> {
    if (backs.length === 0) yield front;
    for (const [at, back] of backs.entries()) {
      yield front;
      yield drawCardBack(request.sheet, request.inks, back, typesetter);
      if ((at + 1) % reportEvery === 0) answer({ kind: "progress", cards: at + 1 });
    }
  }
  // A copy has a buffer of its own, which is handed over whole.
  return new Uint8Array(await writePdf(cards(), { title }));
}

function answer(message: PrintAnswer, transfer: Transferable[] = []): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  postMessage(message, { transfer });
}
