import { useState } from "react";

import { downloadFile, fileNameFromTitle } from "#app/plan/exports/download-file.ts";
import type { InvitationRequest, InvitationSvg } from "#app/stationery/workers/invitation-request.ts";

type DownloadButtonsProps = { request: InvitationRequest; drawn: InvitationSvg | null };

/** The files of an invitation, made on this device. */
export function DownloadButtons({ request, drawn }: DownloadButtonsProps) {
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const { shape, words } = request;
  const name = `${fileNameFromTitle(words.names)}-${shape}`;
  const make = async (file: () => Promise<void>) => {
    setBusy(true);
    setFailed(false);
    try {
      await file();
    } catch {
      setFailed(true);
    }
    setBusy(false);
  };
  const savePdf = async () => {
    const { printInWorker } = await import("#app/stationery/workers/print-in-worker.ts");
    const pdf = await printInWorker(
      { ...request, title: words.names, backs: [] },
      { signal: new AbortController().signal, onProgress: () => {} },
    );
    if (pdf !== null) downloadFile(`${name}.pdf`, "application/pdf", pdf);
  };
  const savePng = async (svg: string) => {
    const { svgToPng } = await import("./svg-to-png.ts");
    downloadFile(`${name}.png`, "image/png", await svgToPng(svg, pngSizes[shape]));
  };
  return (
    <div className="invitations__downloads">
      {shape === "card" && (
        <button
          type="button"
          className="button button--primary"
          disabled={isBusy || drawn === null}
          onClick={() => void make(savePdf)}
        >
          Download PDF for print
        </button>
      )}
      <button
        type="button"
        className={shape === "card" ? "button button--line" : "button button--primary"}
        disabled={isBusy || drawn === null}
        onClick={() => drawn !== null && void make(() => savePng(drawn.svg))}
      >
        Download PNG
      </button>
      <button
        type="button"
        className="button button--line"
        disabled={drawn === null}
        onClick={() => drawn !== null && downloadFile(`${name}.svg`, "image/svg+xml", drawn.svg)}
      >
        Download SVG
      </button>
      {shape === "card" && (
        <p className="note">
          The PDF has 3 mm bleed, crop marks and letters as outlines, as print shops ask for it.
        </p>
      )}
      {hasFailed && (
        <p className="plan__error" role="alert">
          We couldn’t make the file. Check your connection and try again.
        </p>
      )}
    </div>
  );
}

/** In pixels: what WhatsApp and stories show, and 300 to the inch for a card of 5 × 7 in. */
const pngSizes = {
  card: { width: 1500, height: 2100 },
  square: { width: 1080, height: 1080 },
  story: { width: 1080, height: 1920 },
} as const;
