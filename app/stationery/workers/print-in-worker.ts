import { workerReady, type PrintAnswer, type PrintRequest } from "./invitation-request.ts";

type PrintWatch = {
  /** Ends the print at once. */
  signal: AbortSignal;
  /** Hears how many cards are finished. */
  onProgress: (cards: number) => void;
};

/**
 * Prints cards in a worker of their own.
 * @returns the PDF; null when the print was stopped
 * @throws Error when the picture or a typeface cannot be loaded
 */
export function printInWorker(
  request: PrintRequest,
  { signal, onProgress }: PrintWatch,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const worker = new Worker(new URL("./print-invitation.worker.ts", import.meta.url), { type: "module" });
  return new Promise<Uint8Array<ArrayBuffer> | null>((resolve, reject) => {
    const fail = () => reject(new Error("The cards cannot be printed"));
    signal.addEventListener("abort", () => resolve(null));
    worker.addEventListener("error", fail);
    worker.addEventListener("message", ({ data }: MessageEvent<PrintAnswer>) => {
      if (data === workerReady) worker.postMessage(request, []);
      else if (data.kind === "progress") onProgress(data.cards);
      else if (data.kind === "done") resolve(data.pdf);
      else fail();
    });
  }).finally(() => worker.terminate());
}
