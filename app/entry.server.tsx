import { randomBytes } from "node:crypto";
import type { ReactNode } from "react";
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type RouterContextProvider,
} from "react-router";

import {
  renderedPageContext,
  criticalCssContext,
  reportErrorContext,
  requestIdContext,
  siteContext,
  type ErrorReport,
} from "#app/messaging/request-context.ts";

import "./ui/illustrations/inline-art.server.ts";
import { contentSecurityPolicy } from "./site/frame/content-security-policy.server.ts";
import { redactKeysInPath } from "./messaging/private-links/private-path.ts";
import { renderToString } from "./render-to-string.server.ts";
import { deferScripts } from "./site/frame/defer-scripts.server.ts";
import { loadAllThemePacks } from "./site/theme/theme-packs.ts";

/**
 * Pages are sent whole: the critical CSS and the policy can only be chosen from the finished page. The nonce
 * marks the router's scripts until then, and does not leave the server.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  await loadAllThemePacks();
  const id = loadContext.get(requestIdContext);
  const nonce = randomBytes(16).toString("hex");
  const rendered = await render(
    <ServerRouter context={entryContext} url={request.url} nonce={nonce} />,
    nonce,
    request.signal,
    id,
    loadContext.get(reportErrorContext),
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  const html = import.meta.env.PROD ? finish(rendered, nonce, headers, loadContext) : rendered;
  if (request.method !== "HEAD") loadContext.set(renderedPageContext, html);
  return new Response(null, { status, headers });
}

/** Defers the scripts of a page, gives it its critical CSS, and allows both in its policy. */
function finish(
  rendered: string,
  nonce: string,
  headers: Headers,
  loadContext: Readonly<RouterContextProvider>,
): string {
  const page = deferScripts(rendered, nonce);
  const { html, hashes } = loadContext.get(criticalCssContext)(page.html);
  const https = loadContext.get(siteContext).settings.siteUrl.startsWith("https:");
  const policy = contentSecurityPolicy(https, { scripts: page.scriptHashes, styles: hashes });
  headers.set("Content-Security-Policy", policy);
  return html;
}

/**
 * A whole page.
 * @throws a Response with the id of the request when it cannot be rendered: the router then renders the error
 * page, which shows it
 */
async function render(
  page: ReactNode,
  nonce: string,
  signal: AbortSignal,
  id: string,
  report: (failure: ErrorReport) => void,
): Promise<string> {
  try {
    return await renderToString(page, {
      nonce,
      signal,
      onError: (error) => {
        if (!isRouteErrorResponse(error) && !signal.aborted)
          report({ id, what: "A page could not be rendered", error });
      },
    });
  } catch (error) {
    throw signal.aborted ? error : Response.json({ number: id }, { status: 500 });
  }
}

/** Errors outside of loaders and pages: for the operator's log, never for a visitor. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  // A thrown response was handled where it was thrown.
  if (request.signal.aborted || isRouteErrorResponse(error) || error instanceof Response) return;
  const { pathname } = new URL(request.url);
  const id = context.get(requestIdContext);
  context.get(reportErrorContext)({ id, what: `${request.method} ${redactKeysInPath(pathname)}`, error });
}
