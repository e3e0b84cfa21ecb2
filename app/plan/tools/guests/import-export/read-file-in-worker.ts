import type { GuestTable } from "./guest-table.ts";

/** A file parsed as tables; or why it is not one, as a sentence. */
export type ReadFileResult = { ok: true; tables: GuestTable[] } | { ok: false; why: string };

/** Maximum file size, in bytes: a list of 5,000 guests has two million at most. */
const largestFile = 30_000_000;

/** Parses a file in a worker: ten million characters take seconds, in which the page must not freeze. */
export function readFileInWorker(bytes: Uint8Array): Promise<ReadFileResult> {
  if (bytes.length > largestFile)
    return Promise.resolve({ ok: false, why: "It is larger than 30 MB. Nothing was read." });
  const worker = new Worker(new URL("./read-file.worker.ts", import.meta.url), { type: "module" });
  return new Promise<ReadFileResult>((resolve) => {
    worker.addEventListener("message", ({ data }: MessageEvent<ReadFileResult>) => resolve(data));
    worker.addEventListener("error", () =>
      resolve({ ok: false, why: "We couldn’t read it. Nothing was changed. Save it as CSV and try again." }),
    );
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    worker.postMessage(bytes);
  }).finally(() => worker.terminate());
}
