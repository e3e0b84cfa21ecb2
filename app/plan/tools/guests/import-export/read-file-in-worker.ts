/** A file that was read as a table; or why it is none, as a sentence. */
export type FileAnswer =
  | { ok: true; header: string[]; rows: { line: number; cells: string[] }[] }
  | { ok: false; why: string };

/** The largest file that is tried, in bytes: a list of 5,000 guests has two million at most. */
const largestFile = 30_000_000;

/** Reads a file beside the page: ten million letters take seconds, in which the page shall not stand still. */
export function readInWorker(bytes: Uint8Array): Promise<FileAnswer> {
  if (bytes.length > largestFile)
    return Promise.resolve({ ok: false, why: "It is larger than 30 MB. Nothing was read." });
  const worker = new Worker(new URL("./read-file.worker.ts", import.meta.url), { type: "module" });
  return new Promise<FileAnswer>((resolve) => {
    worker.addEventListener("message", ({ data }: MessageEvent<FileAnswer>) => resolve(data));
    worker.addEventListener("error", () =>
      resolve({ ok: false, why: "It could not be read. Nothing was changed." }),
    );
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    worker.postMessage(bytes);
  }).finally(() => worker.terminate());
}
