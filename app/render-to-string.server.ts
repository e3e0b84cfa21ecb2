import type { ReactNode } from "react";
import { renderToReadableStream, renderToString } from "react-dom/server";

/** React's marker for a part of a page that it left to the browser: it failed, or it waited for something. */
const left = "<!--$!-->";

/** The stream writes this by itself. */
const doctype = "<!DOCTYPE html>";

type Whole = { signal: AbortSignal; onError: (error: unknown) => void };

/**
 * A whole page as text. Nothing in a page waits once its loaders are done, so it is rendered in one go, as
 * text from the beginning; a stream of bytes, read and decoded, took a third longer (decision 0037). A page
 * with a failed part is rendered by the stream after all, which reports the reason.
 * @throws what the frame of the page throws
 */
export async function renderPageToString(page: ReactNode, { signal, onError }: Whole): Promise<string> {
  const html = renderFrame(page, onError);
  if (!html.includes(left)) return `${doctype}${html}`;
  return renderStreamToString(page, { signal, onError });
}

/**
 * A whole page as text, with parts that may wait: in development the router's own scripts do, for data that
 * can be read once.
 */
export async function renderStreamToString(page: ReactNode, { signal, onError }: Whole): Promise<string> {
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
