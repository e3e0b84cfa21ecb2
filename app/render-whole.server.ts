import type { ReactNode } from "react";
import { renderToReadableStream, renderToString } from "react-dom/server";

/** How React marks a part of a page that it left to the browser: it failed, or it waited for something. */
const left = "<!--$!-->";

/** What the stream writes by itself. */
const doctype = "<!DOCTYPE html>";

type Whole = { signal: AbortSignal; onError: (error: unknown) => void };

/**
 * A whole page as text. Nothing in a page waits once its loaders are done, so that it is written in one
 * go, as text from the beginning; a stream of bytes, read and decoded, took a third longer (decision 0037). A page of
 * which a part failed is rendered by the stream after all, which says why.
 * @throws what the frame of the page throws
 */
export async function renderWhole(page: ReactNode, { signal, onError }: Whole): Promise<string> {
  const html = renderFrame(page, onError);
  if (!html.includes(left)) return `${doctype}${html}`;
  return renderAsStream(page, { signal, onError });
}

/** A whole page as text, of which parts may wait: in development the router's own scripts do, for data that can be read once. */
export async function renderAsStream(page: ReactNode, { signal, onError }: Whole): Promise<string> {
  const stream = await renderToReadableStream(page, { signal, onError });
  await stream.allReady;
  return new Response(stream).text();
}

function renderFrame(page: ReactNode, onError: Whole["onError"]): string {
  try {
    return renderToString(page);
  } catch (error) {
    onError(error);
    throw error;
  }
}
