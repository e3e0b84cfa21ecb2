import { href } from "react-router";

import { allWords, replyWords } from "#app/languages/guest-words.server.ts";
import { languageFromUrl, withLanguageParam, type Language } from "#app/languages/language.ts";
import { preferredLanguage } from "#app/languages/preferred-language.server.ts";
import { translate } from "#app/languages/translate.ts";
import { rsvpPersonFields } from "#app/plan/tools/rsvp/household-page/parse-reply-form.ts";
import { viewInLanguage } from "#app/plan/projections/view-in-language.ts";
import {
  receiveReply,
  rejectReply,
  repliesClosedOn,
} from "#app/plan/tools/rsvp/household-page/receive-reply.server.ts";
import { readsAgainWhereClosed } from "#app/plan/tools/rsvp/household-page/closed-status.ts";
import { HouseholdPage } from "#app/plan/tools/rsvp/household-page/household-page.tsx";
import { openHouseholdPage } from "#app/plan/server/rsvp/save-reply.server.ts";
import { GuestErrorPage } from "#app/messaging/private-links/guest-error-page.tsx";
import { GoneGuestPage } from "#app/messaging/private-links/gone-guest-page.tsx";
import { guestPageHandle } from "#app/messaging/private-links/guest-page-handle.ts";
import {
  goneGuestResponse,
  guestResponse,
  redirectGuest,
} from "#app/messaging/private-links/guest-response.server.ts";
import { privatePageHeaders } from "#app/messaging/private-links/private-page.server.ts";
import { submitKeepingInput } from "#app/messaging/private-links/failed-submission.ts";
import { findPageOfPlan, viewForAnyone } from "#app/plan/server/wedding-page/open-page.server.ts";
import { showPage } from "#app/plan/server/wedding-page/page-poster.server.ts";
import { clientIpContext, siteContext, type Site } from "#app/messaging/request-context.ts";

import type { Route } from "./+types/household-rsvp";

export const handle = guestPageHandle;

type Wish = Pick<Route.LoaderArgs, "request" | "params" | "url">;

/**
 * The household's page, in the language that its address asks for; otherwise in the one that the plan says. A code that
 * opens no plan is told so in the browser's language.
 */
async function openPage(site: Site, { request, params, url }: Wish) {
  const asked = languageFromUrl(url.searchParams);
  const open = await openHouseholdPage(site, params.code);
  const language = asked ?? open?.view.language ?? preferredLanguage(request.headers) ?? "en";
  const say = translate(allWords(language));
  const page = open === null ? null : { ...open, view: viewInLanguage(open.view, language, say) };
  return { page, asked, language, say };
}

/** What a household's page shows of the wedding's own page: once it is public, and nothing that is not. */
async function showWeddingPage(
  site: Site,
  planId: string,
  code: string,
  { asked, language }: { asked: Language | null; language: Language },
) {
  const page = await findPageOfPlan(site, planId);
  if (page === null) return null;
  const { share, poster } = showPage(viewForAnyone(site, page, null), page.name, language);
  return {
    path: withLanguageParam(href("/w/:name/:code?", { name: page.name, code }), asked),
    share,
    alt: poster.alt,
  };
}

export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { page, language, asked, say } = await openPage(site, { request, params, url });
  if (page === null) return goneGuestResponse(language, say("reply", "gone"));
  const { view, household, planId } = page;
  return guestResponse(language, {
    words: replyWords(language),
    view,
    weddingPage: await showWeddingPage(site, planId, params.code, { asked, language }),
    fields: rsvpPersonFields(view, household),
    closedOn: repliesClosedOn(view),
    isSaved: url.searchParams.get("done") === "answered",
  });
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const { page, asked, say } = await openPage(site, { request, params, url });
  if (page === null) return rejectReply(404, { form: say("reply", "gone") }, {});
  const chosen = asked !== null && asked !== page.view.language ? { language: asked } : {};
  const refused = await receiveReply(site, request, context.get(clientIpContext), { ...page, say }, chosen);
  if (refused !== null) return refused;
  return redirectGuest(`${href("/rsvp/:code", params)}?done=answered`, asked, url);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => submitKeepingInput(serverAction);

export const shouldRevalidate = readsAgainWhereClosed;

export const headers = privatePageHeaders;

export default function HouseholdRsvpRoute({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.gone !== null) return <GoneGuestPage {...loaderData.gone} />;
  return (
    <HouseholdPage
      {...loaderData}
      list={null}
      errors={actionData?.errors ?? {}}
      values={actionData?.values ?? {}}
    />
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <GuestErrorPage error={error} />;
