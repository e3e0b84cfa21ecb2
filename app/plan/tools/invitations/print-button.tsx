import { useRef, useState } from "react";

import { downloadFile } from "#app/plan/exports/download-file.ts";
import type { PrintRequest } from "#app/stationery/workers/invitation-request.ts";

type Print = { state: "idle" | "stopped" | "done" | "failed" } | { state: "printing"; cards: number };

type PrintButtonProps = {
  /** What the button says. */
  label: string;
  /** How many are printed, and what they are: '140 households'. */
  most: number;
  count: string;
  fileName: string;
  request: () => PrintRequest;
  disabled?: boolean;
};

/** Makes a PDF in a worker; while it is being made, it says how far it is and can be stopped. */
export function PrintButton({ label, most, count, fileName, request, disabled = false }: PrintButtonProps) {
  const [print, setPrint] = useState<Print>({ state: "idle" });
  const stop = useRef<AbortController | null>(null);
  const start = async () => {
    const stopping = new AbortController();
    stop.current = stopping;
    setPrint({ state: "printing", cards: 0 });
    try {
      const { printInWorker } = await import("#app/stationery/workers/print-in-worker.ts");
      const pdf = await printInWorker(request(), {
        signal: stopping.signal,
        onProgress: (cards) => setPrint({ state: "printing", cards }),
      });
      if (pdf === null) return setPrint({ state: "stopped" });
      downloadFile(fileName, "application/pdf", pdf);
      setPrint({ state: "done" });
    } catch {
      setPrint({ state: "failed" });
    }
  };
  if (print.state === "printing")
    return (
      <div className="invitations__progress">
        <label htmlFor="print-progress">
          {print.cards} of {count}
        </label>
        <progress id="print-progress" value={print.cards} max={most} />
        <button
          type="button"
          className="button button--line button--small"
          onClick={() => stop.current?.abort()}
        >
          Stop
        </button>
      </div>
    );
  return (
    <>
      <button
        type="button"
        className="button button--primary"
        disabled={disabled}
        onClick={() => void start()}
      >
        {label}
      </button>
      <output className="note">{said[print.state]}</output>
    </>
  );
}

const said = {
  idle: "",
  stopped: "Stopped. Nothing was downloaded.",
  done: "Your PDF is in your downloads.",
  failed: "We couldn’t make the PDF. Check your connection and try again.",
} as const;
