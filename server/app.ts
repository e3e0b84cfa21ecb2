import { getRequestListener } from "@hono/node-server";
import { getConnInfo } from "@hono/node-server/conninfo";
import { Hono, type Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { compress } from "hono/compress";
import type { RequestListener } from "node:http";

import { bufferFormBody } from "./overload/buffer-form-body.ts";
import { guestRefusal } from "./overload/busy-response.ts";
import { allowedMethods, buildRouteTree } from "./allowed-methods.ts";
import { checkRequest, withPostedOrigin } from "./check-request.ts";
import { clientIpOf } from "./client-ip.ts";
import { compressResponses } from "./compress-responses.ts";
import { limitPrivatePages } from "./limit-private-pages.ts";
import { serveFiles } from "./serve-files.ts";
import { servePlanWorker } from "./serve-plan-worker.ts";
import { renderForCache } from "./page-cache/render-for-cache.ts";
import { cachePages } from "./page-cache/cache-pages.ts";
import {
  calendarTooLargeMessage,
  calendarUploadMillis,
  isCalendarUpload,
  maxCalendarUploadBytes,
} from "./calendar-uploads.ts";
import { isPictureUpload, maxPictureUploadBytes, picturesTooLargeMessage } from "./picture-uploads.ts";
import { createRenderer, loadBuild } from "./render-page.ts";
import { rejectDuplicateHost } from "./reject-duplicate-host.ts";
import { cacheRouteMatches, type MatchPath } from "./cache-route-matches.ts";
import { serveRetainedAssets } from "./serve-retained-assets.ts";
import { servePictures } from "./serve-pictures.ts";
import { serveShareImages } from "./share-images.ts";
import { serveDraftPhotographs, servePagePhotographs, servePagePictures } from "./wedding-page-pictures.ts";
import { securityHeaders, hstsValue } from "./security-headers.ts";
import { plainErrorResponse } from "./log/plain-error-response.ts";
import { reportError } from "./log/report-error.ts";
import { routePattern } from "./observability/route-pattern.ts";
import { countPageViews, receiveView } from "./page-views/count-page-views.ts";
import { traceRequests } from "./observability/trace-requests.ts";
import type { Observers } from "./observability/observers.ts";
import type { HttpError, Site } from "#app/messaging/request-context.ts";
import { themeQueryKey } from "#app/site/theme/theme-name.ts";
import { redirectTrailingSlash } from "./redirect-trailing-slash.ts";

export * from "virtual:react-router/server-build";
export { openSite } from "./open-site.ts";
export { startWork } from "./background-work.ts";
export { createDesk } from "./desk-server.ts";

/** Maximum body size of a form, in bytes. */
const maxFormBytes = 64 * 1024;

const formTooLargeMessage = "Go back: your text is still in the form. Shorten it, then send it again.";

/** An address that takes a form alone and was opened: most often a private link without its end. */
const cutLink = {
  status: 405,
  heading: "Part of this link is missing",
  message: "Open the whole link again from our email, or start from our home page.",
};

/** The site as an HTTP application: headers, static files, checks, pages. */
export function createApp(
  site: Site,
  clientFolder: string,
  { readiness, observe }: Observers = {},
  renderPage = createRenderer(site),
): Hono {
  const app = new Hono();

  app.use(trace(observe));
  app.onError(async (error, context) => {
    const id = context.get("requestId");
    reportError({ id, what: `${context.req.method} failed before it came to a page`, error });
    const failed = { reason: "failed", isForm: false, number: id } as const;
    return (await guestRefusal(context.req.raw, 500, failed)) ?? plainErrorResponse(id);
  });
  app.use(async (context, next) => {
    await next();
    // So that a proxy asks another process for the next request.
    if (readiness?.isStopping()) context.res.headers.set("Connection", "close");
  });
  app.use(securityHeaders(hstsValue(site.settings)));
  app.use(compress());
  app.use(compressResponses());
  app.use(redirectTrailingSlash());
  app.get("/healthz", (context) => context.text("ok\n"));
  app.get("/readyz", async (context) => {
    const reason = (await readiness?.reason()) ?? null;
    context.header("Cache-Control", "no-store");
    return reason === null ? context.text("ready\n") : context.text(`${reason}\n`, 503);
  });

  app.get("/plan-worker.js", servePlanWorker(clientFolder, site.settings.offline));
  app.use(serveFiles(clientFolder));
  app.use(serveRetainedAssets(site.settings.assetsDir));

  app.get("/share/*", serveShareImages(site, clientFolder));
  app.get("/pictures/*", servePictures(site));
  app.post("/views/:id{[1-9][0-9]{0,8}}", receiveView(site));

  const page = async (caller: Context, request: Request, refusal: HttpError | null) => {
    const rendered = await renderPage({
      request,
      httpError: refusal,
      clientIp: clientIp(caller),
      requestId: caller.get("requestId"),
    });
    if (rendered.route !== null) caller.set("route", rendered.route);
    return rendered.page === null ? rendered.response : new Response(rendered.page, rendered.response);
  };
  const clientIp = (caller: Context) =>
    clientIpOf(
      { connection: connectionAddress(caller), headers: caller.req.raw.headers },
      site.settings.trustProxy,
    );
  /** A rejected request gets an error page of the site, whatever its method was; a guest's is in its language. */
  const refuse = async (caller: Context, refusal: HttpError) =>
    (await guestRefusal(caller.req.raw, refusal.status, { reason: "notTaken" })) ??
    page(caller, new Request(errorPageUrl(caller.req.url)), refusal);

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
  app.use(limitPrivatePages(site.guard, clientIp));
  app.get("/w/:name/pictures/:file", servePagePictures(site, clientIp));
  app.get("/w/:name/photographs/:file", servePagePhotographs(site, clientIp));
  app.get("/plans/:key/photographs/:file", serveDraftPhotographs(site));
  const limitBody = (maxSize: number, message: string) =>
    bodyLimit({
      maxSize,
      onError: (context) => refuse(context, { status: 413, heading: "Too much to send at once", message }),
    });
  const limitForm = limitBody(maxFormBytes, formTooLargeMessage);
  const limitPicture = limitBody(maxPictureUploadBytes, picturesTooLargeMessage);
  const limitCalendar = limitBody(maxCalendarUploadBytes, calendarTooLargeMessage);
  const whole = bufferFormBody(limitForm);
  const wholeCalendar = bufferFormBody(limitCalendar, calendarUploadMillis);
  const bodyOf = (request: Request) =>
    isPictureUpload(request) ? limitPicture : isCalendarUpload(request) ? wholeCalendar : whole;
  app.use((context, next) => bodyOf(context.req.raw)(context, next));
  app.all("*", async (context) => {
    const answer = await page(context, withPostedOrigin(context.req.raw, site.settings), null);
    if (answer.status !== 405 || context.req.method === "POST") return answer;
    const refused = await refuse(context, cutLink);
    refused.headers.set("Allow", answer.headers.get("Allow") ?? "POST");
    return refused;
  });
  return app;
}

/** Where an error page is rendered: in the theme of the address that was asked for. */
function errorPageUrl(asked: string): URL {
  const url = new URL("/", asked);
  const theme = new URL(asked).searchParams.getAll(themeQueryKey).at(-1);
  if (theme !== undefined) url.searchParams.set(themeQueryKey, theme);
  return url;
}

/** The site as the request listener of node:http: cached pages first, then the application. */
export async function createListener(
  site: Site,
  clientFolder: string,
  watch: Observers = {},
): Promise<RequestListener> {
  const renderPage = createRenderer(site);
  const app = createApp(site, clientFolder, watch, renderPage);
  const { routes } = await loadBuild();
  const listener = cachePages({
    site,
    match: cacheRouteMatches(buildRouteTree(routes, undefined)),
    render: renderForCache(renderPage, site),
    passOn: getRequestListener(app.fetch),
    watch,
  });
  return rejectDuplicateHost(countPageViews(site, listener));
}

/** Until the build is loaded. */
const matchNothing: MatchPath = () => [];

/** Gives every request an id, and reports every response by the pattern of its route. */
function trace(observe: Observers["observe"]) {
  const table = loadBuild().then(({ routes }) => cacheRouteMatches(buildRouteTree(routes, undefined)));
  let match: MatchPath = matchNothing;
  void table.then((loaded) => (match = loaded));
  return traceRequests({
    routeOf: (pathname, isFound) => routePattern(match, pathname, isFound),
    observe: observe ?? (() => {}),
  });
}

/** The remote end of the connection; requests that a program makes internally have none. */
function connectionAddress(context: Context): string | undefined {
  const bindings: object | undefined = context.env;
  return bindings && "incoming" in bindings ? getConnInfo(context).remote.address : undefined;
}
