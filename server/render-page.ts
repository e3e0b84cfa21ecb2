import { createRequestHandler, RouterContextProvider, type RequestHandler } from "react-router";

import { createCrowd, mostOfOne } from "./admission/crowd.ts";
import { createGate, gateRules } from "./admission/gate.ts";
import { kindOfRequest } from "./admission/kind-of-request.ts";
import { answerBusy, answerFailed } from "./overload/busy-response.ts";
import { watchLateness } from "./admission/watch-lateness.ts";
import { hasNoWords, lastWords } from "./log/last-words.ts";
import { numberFaults } from "./observability/log-route-errors.ts";
import { openFirstStyles } from "./open-first-styles.ts";
import { isPicturePost } from "./picture-posts.ts";
import {
  clientAddressContext,
  finishedPageContext,
  firstStylesContext,
  refusalContext,
  requestNumberContext,
  routePatternContext,
  siteContext,
  type Refusal,
  type Site,
} from "./site.ts";
import { namePattern } from "./observability/route-pattern.ts";

/** A request that has come as far as the router. */
type Caller = {
  request: Request;
  /** Why it is refused: the page then says so. */
  refusal: Refusal | null;
  /** Where it came from, as clientAddress says. */
  address: string;
  /** What it is called in the log. */
  number: string;
};

type Rendered = {
  answer: Response;
  /** The page that is its body; null where the answer has its own. */
  page: string | null;
  /** The pattern of the route that answered; null where none did. */
  route: string | null;
};

/** Lets the router answer when there is a place for it; whoever would wait too long is told so, without rendering. */
export type RenderPage = (caller: Caller) => Promise<Rendered>;

export const loadBuild = () => import("virtual:react-router/server-build");

let handler: Promise<RequestHandler> | undefined;

/** The router's handler, made once: given a function it would make itself anew for every request. */
const handle: RequestHandler = async (request, context) => {
  handler ??= loadBuild().then((build) => createRequestHandler(numberFaults(build), import.meta.env.MODE));
  return (await handler)(request, context);
};

export function createRenderer(site: Site): RenderPage {
  const gate = createGate(gateRules, watchLateness());
  const crowd = createCrowd(mostOfOne);
  const firstStyles = openFirstStyles();
  return async ({ request, refusal, address, number }) => {
    const context = new RouterContextProvider();
    context.set(siteContext, site);
    context.set(refusalContext, refusal);
    context.set(clientAddressContext, address);
    context.set(requestNumberContext, number);
    context.set(routePatternContext, null);
    context.set(firstStylesContext, firstStyles);
    context.set(finishedPageContext, null);
    // A form that was not taken is given back; it is whole by now, and small.
    const asked = request.method === "POST" && !isPicturePost(request) ? request.clone() : request;
    const kind = kindOfRequest(request);
    const pass = () => gate.pass(kind, request.signal, () => handle(request, context));
    const answer = await crowd.pass(kind, address, pass);
    if (answer === null) return { answer: await answerBusy(asked), page: null, route: null };
    // A refused request was not for the page that says so.
    const pattern = refusal === null ? context.get(routePatternContext) : null;
    const said = hasNoWords(answer) ? lastWords(number) : answer;
    const last = await answerFailed(asked, said, number);
    return {
      answer: last,
      page: last === answer ? context.get(finishedPageContext) : null,
      route: pattern === null ? null : namePattern(pattern),
    };
  };
}
