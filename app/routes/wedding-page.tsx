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
import { openWithCode } from "#app/plan/server/wedding-page/open-with-code.server.ts";
import { showPage } from "#app/plan/server/wedding-page/page-poster.server.ts";
import { showDraft } from "#app/plan/server/wedding-page/preview-page.server.ts";
import { WeddingPageView } from "#app/plan/tools/wedding-page/guest-page/wedding-page-view.tsx";
import { draftName } from "#app/plan/rules/wedding-page/page-name.ts";
import type { PageHandle } from "#app/site/url-state/page-handle.ts";

import type { Route } from "./+types/wedding-page";

/** The couple's page, not the site's. */
export const handle = { queryKeys: ["household"], ownFrame: true } satisfies PageHandle;

type Wish = Pick<Route.LoaderArgs, "context" | "params">;

const gone = (why: string) => data(why, { status: 404 });

async function find({ context, params }: Wish): Promise<PublicPage> {
  const page = await findPublicPage(context.get(siteContext), context.get(clientIpContext), params.name);
  if (page === null) throw gone("There’s no wedding page at this address. Check it against your invitation.");
  return page;
}

async function show({ context, params }: Wish) {
  const site = context.get(siteContext);
  const page = await find({ context, params });
  const view =
    params.code === undefined ? viewForAnyone(site, page) : await viewForHousehold(site, page, params.code);
  if (view === null) throw gone("This code doesn’t open the wedding’s page. Ask the couple for a new one.");
  return showPage(view, page.name);
}

async function preview({ context, params }: Wish, household: string | null) {
  const draft = await showDraft(context.get(siteContext), params.code ?? "", household);
  if (draft === null) throw gone("There’s nothing to preview here. Open your plan and try again from there.");
  return draft;
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const shown =
    params.name === draftName
      ? await preview({ context, params }, url.searchParams.get("household"))
      : await show({ context, params });
  return data(shown, { headers: privateHeaders });
}

const refuse = (status: number, error: string, typed: string, retryAfterSeconds?: number) =>
  data(
    { error, typed },
    { status, headers: { ...privateHeaders, ...formResponseHeaders({ ok: false, retryAfterSeconds }) } },
  );

/** A household's code, typed into the page: its own page is the answer. */
export async function action({ request, context, params, url }: Route.ActionArgs) {
  const page = await find({ context, params });
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
