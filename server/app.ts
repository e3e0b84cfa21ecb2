import { getRequestListener } from "@hono/node-server";
import { getConnInfo } from "@hono/node-server/conninfo";
import { Hono, type Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { compress } from "hono/compress";
import type { RequestListener } from "node:http";

import { wholeForms } from "./overload/buffer-form-body.ts";
import { allowedMethods, routesBelow } from "./allowed-methods.ts";
import { checkRequest, ownOrigin } from "./check-request.ts";
import { clientAddress } from "./client-ip.ts";
import { compressAnswers } from "./compress-responses.ts";
import { limitPrivatePages } from "./limit-private-pages.ts";
import { serveFiles } from "./serve-files.ts";
import { servePlanWorker } from "./serve-plan-worker.ts";
import { renderStored } from "./page-store/render-stored.ts";
import { storePages } from "./page-store/store-pages.ts";
import { isPicturePost, largestPicturePost, pictureTooLarge } from "./picture-posts.ts";
import { createRenderer, loadBuild } from "./render-page.ts";
import { withOneHost } from "./one-host.ts";
import { rememberMatches, type MatchPath } from "./remember-matches.ts";
import { servePictures } from "./serve-pictures.ts";
import { serveShareImages } from "./share-images.ts";
import { securityHeaders, strictTransport } from "./security-headers.ts";
import { lastWords } from "./log/last-words.ts";
import { reportError } from "./log/report-error.ts";
import { routePattern } from "./observability/route-pattern.ts";
import { traceRequests } from "./observability/trace-requests.ts";
import type { Watch } from "./watch/watch.ts";
import type { Refusal, Site } from "./site.ts";
import { withoutTrailingSlash } from "./redirect-trailing-slash.ts";

export * from "virtual:react-router/server-build";
export { openSite } from "./open-site.ts";
export { startWork } from "./background-work.ts";
export { createDesk } from "./desk-server.ts";

/** Largest body that a form may have, in bytes. */
const largestBody = 64 * 1024;

const tooMuchText = "This is more than a form may hold. Shorten it and send it again.";

/** The site as an HTTP application: headers, static files, checks, pages. */
export function createApp(
  site: Site,
  clientFolder: string,
  { readiness, observe }: Watch = {},
  renderPage = createRenderer(site),
): Hono {
  const app = new Hono();

  app.use(trace(observe));
  app.onError((error, context) => {
    const id = context.get("number");
    reportError({ id, what: `${context.req.method} failed before it came to a page`, error });
    return lastWords(id);
  });
  app.use(async (context, next) => {
    await next();
    // So that a proxy asks another process for the next request.
    if (readiness?.isStopping()) context.res.headers.set("Connection", "close");
  });
  app.use(securityHeaders(strictTransport(site.settings)));
  app.use(compress());
  app.use(compressAnswers());
  app.use(withoutTrailingSlash());
  app.get("/healthz", (context) => context.text("ok\n"));
  app.get("/readyz", async (context) => {
    const reason = (await readiness?.reason()) ?? null;
    context.header("Cache-Control", "no-store");
    return reason === null ? context.text("ready\n") : context.text(`${reason}\n`, 503);
  });

  app.get("/plan-worker.js", servePlanWorker(clientFolder, site.settings.offline));
  app.use(serveFiles(clientFolder));

  app.get("/share/*", serveShareImages(site, clientFolder));
  app.get("/pictures/*", servePictures(site));

  const page = async (caller: Context, request: Request, refusal: Refusal | null) => {
    const rendered = await renderPage({
      request,
      refusal,
      address: addressOf(caller),
      number: caller.get("number"),
    });
    if (rendered.route !== null) caller.set("route", rendered.route);
    return rendered.page === null ? rendered.answer : new Response(rendered.page, rendered.answer);
  };
  const addressOf = (caller: Context) =>
    clientAddress(
      { connection: connectionAddress(caller), headers: caller.req.raw.headers },
      site.settings.trustProxy,
    );
  /** A refused request gets an error page of the site, whatever its method was. */
  const refuse = (caller: Context, refusal: Refusal) =>
    page(caller, new Request(new URL("/", caller.req.url)), refusal);

  app.use(async (context, next) => {
    const { raw: request } = context.req;
    const { routes } = await loadBuild();
    const allow = () => allowedMethods(routes, new URL(request.url).pathname);
    const refusal = checkRequest(request, site.settings, allow);
    if (refusal === null) return next();
    const answer = await refuse(context, refusal);
    if (refusal.status === 405) answer.headers.set("Allow", allow());
    return answer;
  });
  app.use(limitPrivatePages(site.guard, addressOf));
  const limitBody = (maxSize: number, message: string) =>
    bodyLimit({ maxSize, onError: (context) => refuse(context, { status: 413, message }) });
  const limitForm = limitBody(largestBody, tooMuchText);
  const limitPicture = limitBody(largestPicturePost, pictureTooLarge);
  const whole = wholeForms(limitForm);
  app.use((context, next) => (isPicturePost(context.req.raw) ? limitPicture : whole)(context, next));
  app.all("*", (context) => page(context, ownOrigin(context.req.raw, site.settings), null));
  return app;
}

/** The site as what node:http calls for each request: stored pages, and behind them the application. */
export async function createListener(
  site: Site,
  clientFolder: string,
  watch: Watch = {},
): Promise<RequestListener> {
  const renderPage = createRenderer(site);
  const app = createApp(site, clientFolder, watch, renderPage);
  const { routes } = await loadBuild();
  const listener = storePages({
    site,
    match: rememberMatches(routesBelow(routes, undefined)),
    render: renderStored(renderPage, site),
    passOn: getRequestListener(app.fetch),
    watch,
  });
  return withOneHost(listener);
}

/** Until the build is there. */
const matchNothing: MatchPath = () => [];

/** Numbers every request, and tells of every answer by the pattern of its route. */
function trace(observe: Watch["observe"]) {
  const table = loadBuild().then(({ routes }) => rememberMatches(routesBelow(routes, undefined)));
  let match: MatchPath = matchNothing;
  void table.then((loaded) => (match = loaded));
  return traceRequests({
    routeOf: (pathname, isFound) => routePattern(match, pathname, isFound),
    observe: observe ?? (() => {}),
  });
}

/** The other end of the connection; requests that a program makes by itself have none. */
function connectionAddress(context: Context): string | undefined {
  const bindings: object | undefined = context.env;
  return bindings && "incoming" in bindings ? getConnInfo(context).remote.address : undefined;
}
