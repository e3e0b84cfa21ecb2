import { drawInvitation } from "#app/stationery/drawing/draw-invitation.ts";
import { textsOf } from "#app/stationery/drawing/invitation-text.ts";
import { writeSvg } from "#app/stationery/drawing/write-svg.ts";
import {
  workerReady,
  type DrawingAnswer,
  type DrawingRequest,
  type InvitationSvg,
} from "./invitation-request.ts";
import { drawFirstSheet } from "./draw-first-sheet.ts";
import { loadPicture, loadTypesetter } from "./load-art.ts";

addEventListener(
  "message",
  ({ data: { id, request } }: MessageEvent<{ id: number; request: DrawingRequest }>) => {
    void draw(request).then(
      (drawn) => answer({ id, ok: true, drawn }),
      () => answer({ id, ok: false }),
    );
  },
);

answer(workerReady);

async function draw(request: DrawingRequest): Promise<InvitationSvg> {
  if ("piece" in request) return drawFirstSheet(request);
  const [art, typesetter] = await Promise.all([
    loadPicture(request.sheet),
    loadTypesetter(textsOf(request.words)),
  ]);
  const drawing = drawInvitation({ ...request, art }, typesetter);
  return { svg: writeSvg(drawing), missing: drawing.missing };
}

function answer(drawn: DrawingAnswer): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  postMessage(drawn);
}
