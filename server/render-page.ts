import { createRequestHandler, RouterContextProvider, type RequestHandler } from "react-router";

import { createPerClientLimit, maxConcurrentPerClient } from "./overload/per-client-limit.ts";
import { createConcurrencyGate, concurrencyGateRules } from "./overload/concurrency-gate.ts";
import { classifyRequest } from "./overload/classify-request.ts";
import { busyResponse, failedResponse } from "./overload/busy-response.ts";
import { watchEventLoopLag } from "./overload/event-loop-lag.ts";
import { isBareRouterError, plainErrorResponse } from "./log/plain-error-response.ts";
import { logRouteErrors } from "./observability/log-route-errors.ts";
import { reportError } from "./log/report-error.ts";
import { loadCriticalCss } from "./load-critical-css.ts";
import { isPictureUpload } from "./picture-uploads.ts";
import {
  clientIpContext,
  renderedPageContext,
  criticalCssContext,
  httpErrorContext,
  reportErrorContext,
  requestIdContext,
  routePatternContext,
  siteContext,
  type HttpError,
  type Site,
} from "#app/messaging/request-context.ts";
import { normalizeRoutePattern } from "./observability/route-pattern.ts";

/** A request that has reached the router. */
type Caller = {
  request: Request;
  /** Why it is refused: the page then says so. */
  httpError: HttpError | null;
  /** Where it came from, as clientIpOf says. */
  clientIp: string;
  /** What it is called in the log. */
  requestId: string;
};

type Rendered = {
  response: Response;
  /** The page that is its body; null where the answer has its own. */
  page: string | null;
  /** The pattern of the route that answered; null where none did. */
  route: string | null;
};

/**
 * Lets the router answer when there is a place for it; a request that would wait too long is told so, without
 * rendering.
 */
export type RenderPage = (caller: Caller) => Promise<Rendered>;

/** The router's build with every route, imported at the first call. */
export const loadBuild = () => import("virtual:react-router/server-build");

let handler: Promise<RequestHandler> | undefined;

/** The router's handler, created once: given a function, it would create itself again for every request. */
const handle: RequestHandler = async (request, context) => {
  handler ??= loadBuild().then((build) => createRequestHandler(logRouteErrors(build), import.meta.env.MODE));
  return (await handler)(request, context);
};

/** Renders within limits: pages at once, pages at once of one client, and how far the event loop lags. */
export function createRenderer(site: Site): RenderPage {
  const gate = createConcurrencyGate(concurrencyGateRules, watchEventLoopLag());
  const crowd = createPerClientLimit(maxConcurrentPerClient);
  const firstStyles = loadCriticalCss();
  return async ({ request, httpError: refusal, clientIp: address, requestId: number }) => {
    const context = new RouterContextProvider();
    context.set(siteContext, site);
    context.set(httpErrorContext, refusal);
    context.set(clientIpContext, address);
    context.set(requestIdContext, number);
    context.set(reportErrorContext, reportError);
    context.set(routePatternContext, null);
    context.set(criticalCssContext, firstStyles);
    context.set(renderedPageContext, null);
    // A form that was not accepted is returned to the visitor; it is complete by now, and small.
    const asked = request.method === "POST" && !isPictureUpload(request) ? request.clone() : request;
    const kind = classifyRequest(request);
    const pass = () => gate.run(kind, request.signal, () => handle(request, context));
    const answer = await crowd.run(kind, address, pass);
    if (answer === null) return { response: await busyResponse(asked), page: null, route: null };
    // A refused request was not for the page that says so.
    const pattern = refusal === null ? context.get(routePatternContext) : null;
    const said = isBareRouterError(answer) ? plainErrorResponse(number) : answer;
    const last = await failedResponse(asked, said, number);
    return {
      response: last,
      page: last === answer ? context.get(renderedPageContext) : null,
      route: pattern === null ? null : normalizeRoutePattern(pattern),
    };
  };
}
