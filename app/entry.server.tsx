import { renderToReadableStream } from "react-dom/server";
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type RouterContextProvider,
} from "react-router";

import { siteContext } from "#server/site.ts";

import "./illustrations/inline-art.server.ts";
import { contentSecurityPolicy } from "./page-metadata/content-security-policy.server.ts";
import { withoutKeys } from "./private-links/private-page.server.ts";
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
  const stream = await renderToReadableStream(<ServerRouter context={entryContext} url={request.url} />, {
    signal: request.signal,
    onError: reportRenderError,
  });
  await stream.allReady;
  const html = await new Response(stream).text();
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (import.meta.env.PROD) {
    const https = loadContext.get(siteContext).settings.siteUrl.startsWith("https:");
    headers.set("Content-Security-Policy", contentSecurityPolicy(html, https));
  }
  return new Response(request.method === "HEAD" ? null : html, { status, headers });
}

/** Errors of loaders, actions and rendering: for the operator's log, never for a visitor. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  const { pathname } = new URL(request.url);
  console.error(`${request.method} ${withoutKeys(pathname)} failed:`, error);
}

function reportRenderError(error: unknown): void {
  if (isRouteErrorResponse(error)) return;
  console.error("A page could not be rendered:", error);
}
