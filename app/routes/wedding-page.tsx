import { data, href } from "react-router";

import { readPostedForm } from "#app/messaging/forms/read-posted-form.server.ts";
import { formResponseHeaders } from "#app/messaging/forms/form-rejection.ts";
import { privateHeaders, redirectInTheme } from "#app/messaging/private-links/private-page.server.ts";
import { clientIpContext, siteContext } from "#app/messaging/request-context.ts";
import {
  findPublicPage,
  viewForAnyone,
  viewForHousehold,
  type PublicPage,
} from "#app/plan/server/wedding-page/open-page.server.ts";
import { pagePicturePath, posterAlt } from "#app/plan/server/wedding-page/page-poster.server.ts";
import { openWithCode } from "#app/plan/server/wedding-page/open-with-code.server.ts";
import { WeddingPageView } from "#app/plan/tools/wedding-page/guest-page/wedding-page-view.tsx";
import type { PageHandle } from "#app/site/url-state/page-handle.ts";

import type { Route } from "./+types/wedding-page";

/** The couple's page, not the site's: nothing of it needs a script. */
export const handle = { queryKeys: [], ownFrame: true, withoutScripts: true } satisfies PageHandle;

async function find({ context, params }: Pick<Route.LoaderArgs, "context" | "params">): Promise<PublicPage> {
  const page = await findPublicPage(context.get(siteContext), context.get(clientIpContext), params.name);
  if (page !== null) return page;
  throw data("There’s no wedding page at this address. Check it against your invitation.", { status: 404 });
}

async function show(page: PublicPage, { context, params }: Pick<Route.LoaderArgs, "context" | "params">) {
  const site = context.get(siteContext);
  const view =
    params.code === undefined ? viewForAnyone(site, page) : await viewForHousehold(site, page, params.code);
  if (view === null)
    throw data("This code doesn’t open the wedding’s page. Ask the couple for a new one.", { status: 404 });
  return {
    view,
    poster: { src: pagePicturePath(page.name, "poster", view.poster), alt: posterAlt(view.poster) },
    share: pagePicturePath(page.name, "share", view.poster),
    home: href("/w/:name/:code?", { name: page.name }),
  };
}

export async function loader(wish: Route.LoaderArgs) {
  return data(await show(await find(wish), wish), { headers: privateHeaders });
}

const refuse = (status: number, error: string, typed: string, retryAfterSeconds?: number) =>
  data(
    { error, typed },
    { status, headers: { ...privateHeaders, ...formResponseHeaders({ ok: false, retryAfterSeconds }) } },
  );

/** A household's code, typed into the page: its own page is the answer. */
export async function action(wish: Route.ActionArgs) {
  const { request, context, url } = wish;
  const page = await find(wish);
  const posted = await readPostedForm(request);
  if (!posted.ok) return refuse(posted.status, posted.message, "");
  const opened = await openWithCode(
    context.get(siteContext),
    context.get(clientIpContext),
    page,
    posted.form,
  );
  if (!opened.ok) return refuse(opened.status, opened.message, opened.typed, opened.retryAfterSeconds);
  return redirectInTheme(href("/w/:name/:code?", { name: page.name, code: opened.code }), url);
}

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  return actionHeaders.has("Cache-Control") ? actionHeaders : loaderHeaders;
}

export default function WeddingPageRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <WeddingPageView {...loaderData} refused={actionData ?? null} />;
}
