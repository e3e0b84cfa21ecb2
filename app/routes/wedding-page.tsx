import { data, href } from "react-router";

import { allWords, pageWords } from "#app/languages/guest-words.server.ts";
import { languageFromUrl, type Language } from "#app/languages/language.ts";
import { preferredLanguage } from "#app/languages/preferred-language.server.ts";
import { translate } from "#app/languages/translate.ts";
import { rejectionIn } from "#app/messaging/private-links/rejection-in-words.ts";
import { readPostedForm } from "#app/messaging/forms/read-posted-form.server.ts";
import { formResponseHeaders } from "#app/messaging/forms/form-rejection.ts";
import { GuestErrorPage } from "#app/messaging/private-links/guest-error-page.tsx";
import { GoneGuestPage } from "#app/messaging/private-links/gone-guest-page.tsx";
import { guestPageHandle } from "#app/messaging/private-links/guest-page-handle.ts";
import {
  goneGuestResponse,
  guestResponse,
  redirectGuest,
} from "#app/messaging/private-links/guest-response.server.ts";
import { privateHeaders, privatePageHeaders } from "#app/messaging/private-links/private-page.server.ts";
import { clientIpContext, siteContext } from "#app/messaging/request-context.ts";
import {
  findPublicPage,
  pageLanguage,
  viewForAnyone,
  viewForHousehold,
  type PublicPage,
} from "#app/plan/server/wedding-page/open-page.server.ts";
import { openWithCode } from "#app/plan/server/wedding-page/open-with-code.server.ts";
import { showPage, type ShownPage } from "#app/plan/server/wedding-page/page-poster.server.ts";
import { showDraft } from "#app/plan/server/wedding-page/preview-page.server.ts";
import { WeddingPageView } from "#app/plan/tools/wedding-page/guest-page/wedding-page-view.tsx";
import { draftName } from "#app/plan/rules/wedding-page/page-name.ts";
import type { PageHandle } from "#app/site/url-state/page-handle.ts";

import type { Route } from "./+types/wedding-page";

/** The couple's page, not the site's. */
export const handle = {
  ...guestPageHandle,
  queryKeys: ["household", ...guestPageHandle.queryKeys],
} satisfies PageHandle;

type Wish = Pick<Route.LoaderArgs, "context" | "params">;

const find = ({ context, params }: Wish): Promise<PublicPage | null> =>
  findPublicPage(context.get(siteContext), context.get(clientIpContext), params.name);

/** @returns what is not there, in place of the page */
async function show(
  { context, params }: Wish,
  asked: Language | null,
): Promise<ShownPage | "noPage" | "noCode"> {
  const site = context.get(siteContext);
  const page = await find({ context, params });
  if (page === null) return "noPage";
  const view =
    params.code === undefined
      ? viewForAnyone(site, page, asked)
      : await viewForHousehold(site, page, params.code, asked);
  return view === null ? "noCode" : showPage(view, page.name, pageLanguage(asked, view.household));
}

async function preview({ context, params }: Wish, household: string | null, asked: Language | null) {
  const draft = await showDraft(context.get(siteContext), params.code ?? "", household, asked);
  if (draft === null)
    throw data("There’s nothing to preview here. Open your plan and try again from there.", { status: 404 });
  return draft;
}

export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const asked = languageFromUrl(url.searchParams);
  const shown =
    params.name === draftName
      ? await preview({ context, params }, url.searchParams.get("household"), asked)
      : await show({ context, params }, asked);
  if (typeof shown === "string") {
    const wanted = asked ?? preferredLanguage(request.headers) ?? "en";
    return goneGuestResponse(wanted, translate(allWords(wanted))("frame", shown));
  }
  const language = pageLanguage(asked, shown.view.household);
  // A link of an English page says its language where the guest chose it.
  const linked = language === "en" ? asked : language;
  return guestResponse(language, { page: { ...shown, words: pageWords(language), linked } });
}

const refuse = (status: number, error: string, typed: string, retryAfterSeconds?: number) =>
  data(
    { error, typed },
    { status, headers: { ...privateHeaders, ...formResponseHeaders({ ok: false, retryAfterSeconds }) } },
  );

/** A household's code, typed into the page: its own page is the answer. */
export async function action({ request, context, params, url }: Route.ActionArgs) {
  const page = await find({ context, params });
  if (page === null) return refuse(404, "", "");
  const asked = languageFromUrl(url.searchParams);
  const say = translate(allWords(asked ?? "en"));
  const posted = await readPostedForm(request);
  if (!posted.ok) return refuse(posted.status, rejectionIn(say, posted), "");
  const opened = await openWithCode(
    context.get(siteContext),
    context.get(clientIpContext),
    page,
    posted.form,
    say,
  );
  if (!opened.ok) return refuse(opened.status, opened.message, opened.typed, opened.retryAfterSeconds);
  return redirectGuest(href("/w/:name/:code?", { name: page.name, code: opened.code }), asked, url);
}

export const headers = privatePageHeaders;

export default function WeddingPageRoute({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.gone !== null) return <GoneGuestPage {...loaderData.gone} />;
  return <WeddingPageView {...loaderData.page} refused={actionData ?? null} />;
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <GuestErrorPage error={error} />;
