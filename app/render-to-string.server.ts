import type { ReactNode } from "react";
import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";

type RenderOptions = { nonce?: string; signal: AbortSignal; onError: (error: unknown) => void };

/**
 * A whole page as text, once nothing in it waits any more.
 * @throws what the frame of the page throws; a part that fails within `<Suspense>` is left to the browser
 */
export async function renderToString(
  page: ReactNode,
  { nonce, signal, onError }: RenderOptions,
): Promise<string> {
  signal.throwIfAborted();
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const chunks: Buffer[] = [];
  const text = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
    final(done) {
      resolve(Buffer.concat(chunks).toString());
      done();
    },
  });
  const stream = renderToPipeableStream(page, {
    nonce,
    // Nothing is sent in parts, so no part is moved to the end of the page for a script to put in place.
    progressiveChunkSize: Infinity,
    onAllReady: () => void stream.pipe(text),
    onShellError: reject,
    onError,
  });
  signal.addEventListener("abort", () => stream.abort(signal.reason), { once: true });
  return promise;
}
