import type { ReactNode } from "react";
import { renderToReadableStream } from "react-dom/server";
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type RouterContextProvider,
} from "react-router";

import { reportError } from "#server/log/report-error.ts";
import { requestNumberContext, siteContext } from "#server/site.ts";

import "./illustrations/inline-art.server.ts";
import { contentSecurityPolicy } from "./page-metadata/content-security-policy.server.ts";
import { withoutKeys } from "./private-links/private-address.ts";
import { loadAllThemePacks } from "./wedding-theme/theme-packs.ts";

/** Pages are sent whole: their policy holds the hashes of all their scripts, so it can only follow them. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  await loadAllThemePacks();
  const id = loadContext.get(requestNumberContext);
  const html = await render(<ServerRouter context={entryContext} url={request.url} />, request.signal, id);
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (import.meta.env.PROD) {
    const https = loadContext.get(siteContext).settings.siteUrl.startsWith("https:");
    headers.set("Content-Security-Policy", contentSecurityPolicy(html, https));
  }
  return new Response(request.method === "HEAD" ? null : html, { status, headers });
}

/**
 * A whole page.
 * @throws a Response with the number of the request when it cannot be rendered: the router then renders
 *   the error page, which shows it
 */
async function render(page: ReactNode, signal: AbortSignal, id: string): Promise<string> {
  try {
    const stream = await renderToReadableStream(page, {
      signal,
      onError: (error) => {
        if (!isRouteErrorResponse(error) && !signal.aborted)
          reportError({ id, what: "A page could not be rendered", error });
      },
    });
    await stream.allReady;
    return await new Response(stream).text();
  } catch (error) {
    throw signal.aborted ? error : Response.json({ number: id }, { status: 500 });
  }
}

/** Errors that no loader and no page is to blame for: for the operator's log, never for a visitor. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  // What is thrown as an answer was looked at where it was thrown.
  if (request.signal.aborted || isRouteErrorResponse(error) || error instanceof Response) return;
  const { pathname } = new URL(request.url);
  const id = context.get(requestNumberContext);
  reportError({ id, what: `${request.method} ${withoutKeys(pathname)}`, error });
}
