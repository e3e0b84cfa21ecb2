import { text } from "node:stream/consumers";
import type { ReactNode } from "react";
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type RouterContextProvider,
} from "react-router";

import { reportError } from "#server/log/report-error.ts";
import { finishedPageContext, firstStylesContext, requestNumberContext, siteContext } from "#server/site.ts";

import "./ui/illustrations/inline-art.server.ts";
import { contentSecurityPolicy } from "./site/frame/content-security-policy.server.ts";
import { withoutKeys } from "./private-links/private-address.ts";
import { renderAsStream, renderWhole } from "./render-whole.server.ts";
import { PageData } from "./site/frame/page-data-context.ts";
import { loadAllThemePacks } from "./site/theme/theme-packs.ts";

/** Pages are sent whole: what they are painted with, and its part of the policy, can only follow what they hold. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  await loadAllThemePacks();
  const id = loadContext.get(requestNumberContext);
  const { page, data } = await readData(entryContext);
  const rendered = await render(
    <PageData value={data}>
      <ServerRouter context={page} url={request.url} />
    </PageData>,
    request.signal,
    id,
  );
  const { html, hashes } = loadContext.get(firstStylesContext)(rendered);
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (import.meta.env.PROD) {
    const https = loadContext.get(siteContext).settings.siteUrl.startsWith("https:");
    headers.set("Content-Security-Policy", contentSecurityPolicy(https, hashes));
  }
  if (request.method !== "HEAD") loadContext.set(finishedPageContext, html);
  return new Response(null, { status, headers });
}

/** Takes the data of a page for the script that holds it (LateScripts); in development the router's own scripts do. */
async function readData(context: EntryContext): Promise<{ page: EntryContext; data: string }> {
  if (!import.meta.env.PROD) return { page: context, data: "" };
  const data = context.serverHandoffStream ? await text(context.serverHandoffStream) : "";
  return { page: { ...context, serverHandoffStream: undefined }, data };
}

/**
 * A whole page.
 * @throws a Response with the number of the request when it cannot be rendered: the router then renders
 *   the error page, which shows it
 */
async function render(page: ReactNode, signal: AbortSignal, id: string): Promise<string> {
  try {
    return await (import.meta.env.PROD ? renderWhole : renderAsStream)(page, {
      signal,
      onError: (error) => {
        if (!isRouteErrorResponse(error) && !signal.aborted)
          reportError({ id, what: "A page could not be rendered", error });
      },
    });
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
