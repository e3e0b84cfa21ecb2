import { text } from "node:stream/consumers";
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
import { renderStreamToString, renderPageToString } from "./render-to-string.server.ts";
import { PageDataContext } from "./site/frame/page-data-context.ts";
import { loadAllThemePacks } from "./site/theme/theme-packs.ts";

/**
 * Pages are sent whole: the critical CSS, and its part of the policy, can only be chosen from the finished
 * page.
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
  const { page, data } = await readData(entryContext);
  const rendered = await render(
    <PageDataContext value={data}>
      <ServerRouter context={page} url={request.url} />
    </PageDataContext>,
    request.signal,
    id,
    loadContext.get(reportErrorContext),
  );
  const { html, hashes } = loadContext.get(criticalCssContext)(rendered);
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (import.meta.env.PROD) {
    const https = loadContext.get(siteContext).settings.siteUrl.startsWith("https:");
    headers.set("Content-Security-Policy", contentSecurityPolicy(https, hashes));
  }
  if (request.method !== "HEAD") loadContext.set(renderedPageContext, html);
  return new Response(null, { status, headers });
}

/**
 * Receives the data of a page for the script that contains it (DeferredScripts); in development the router's
 * own scripts do.
 */
async function readData(context: EntryContext): Promise<{ page: EntryContext; data: string }> {
  if (!import.meta.env.PROD) return { page: context, data: "" };
  const data = context.serverHandoffStream ? await text(context.serverHandoffStream) : "";
  return { page: { ...context, serverHandoffStream: undefined }, data };
}

/**
 * A whole page.
 * @throws a Response with the id of the request when it cannot be rendered: the router then renders the error
 * page, which shows it
 */
async function render(
  page: ReactNode,
  signal: AbortSignal,
  id: string,
  report: (failure: ErrorReport) => void,
): Promise<string> {
  try {
    return await (import.meta.env.PROD ? renderPageToString : renderStreamToString)(page, {
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
