import { href } from "react-router";

import { allWords, replyWords } from "#app/languages/guest-words.server.ts";
import { languageFromUrl, type Language } from "#app/languages/language.ts";
import type { MessageArea } from "#app/languages/messages.ts";
import { preferredLanguage } from "#app/languages/preferred-language.server.ts";
import { translate, type Say } from "#app/languages/translate.ts";
import { submitKeepingInput } from "#app/messaging/private-links/failed-submission.ts";
import { GuestErrorPage } from "#app/messaging/private-links/guest-error-page.tsx";
import { GoneGuestPage } from "#app/messaging/private-links/gone-guest-page.tsx";
import { guestPageHandle } from "#app/messaging/private-links/guest-page-handle.ts";
import {
  goneGuestResponse,
  guestResponse,
  redirectGuest,
} from "#app/messaging/private-links/guest-response.server.ts";
import { privatePageHeaders } from "#app/messaging/private-links/private-page.server.ts";
import { clientIpContext, siteContext, type Site } from "#app/messaging/request-context.ts";
import {
  openFamilyHousehold,
  openFamilyLink,
  type OpenedFamilyLink,
} from "#app/plan/server/rsvp/family-link.server.ts";
import { FamilyPage } from "#app/plan/tools/rsvp/household-page/family-page.tsx";
import { readsAgainWhereClosed } from "#app/plan/tools/rsvp/household-page/closed-status.ts";
import { HouseholdPage } from "#app/plan/tools/rsvp/household-page/household-page.tsx";
import { viewInLanguage } from "#app/plan/projections/view-in-language.ts";
import { readFamilyList } from "#app/plan/tools/rsvp/household-page/read-family-list.server.ts";
import { rsvpPersonFields } from "#app/plan/tools/rsvp/household-page/parse-reply-form.ts";
import {
  receiveReply,
  rejectReply,
  repliesClosedOn,
} from "#app/plan/tools/rsvp/household-page/receive-reply.server.ts";

import type { Route } from "./+types/family";

export const handle = guestPageHandle;

type Wish = Pick<Route.LoaderArgs, "request" | "params" | "url">;

/**
 * The link, null where it opens nothing; in the relative's language, whatever the households read: in the one
 * that the URL asks for, otherwise in the one that the couple suggests; a link that opens nothing, in the browser's.
 */
async function openLink(site: Site, { request, params, url }: Wish) {
  const link = await openFamilyLink(site, params.key);
  const asked = languageFromUrl(url.searchParams);
  const language = asked ?? link?.language ?? preferredLanguage(request.headers) ?? "en";
  return { link, asked, language, say: translate(allWords(language)) };
}

/** The page of one household, if the link answers for it. */
async function openPage(
  site: Site,
  link: OpenedFamilyLink,
  household: string,
  { language, say }: { language: Language; say: Say<MessageArea> },
) {
  const open = await openFamilyHousehold(site, link, household);
  return open === null ? null : { ...open, view: viewInLanguage(open.view, language, say) };
}

export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { link, language, say } = await openLink(site, { request, params, url });
  if (link === null) return goneGuestResponse(language, say("reply", "gone"));
  if (params.household === undefined) {
    const isSaved = url.searchParams.get("done") === "answered";
    const list = { ...(await readFamilyList(site, link, language)), isSaved };
    return guestResponse(language, { list, page: null });
  }
  const open = await openPage(site, link, params.household, { language, say });
  if (open === null) return goneGuestResponse(language, say("reply", "gone"));
  const { view, household } = open;
  const page = {
    words: replyWords(language),
    view,
    fields: rsvpPersonFields(view, household),
    closedOn: repliesClosedOn(view),
  };
  return guestResponse(language, { list: null, page });
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const { link, asked, language, say } = await openLink(site, { request, params, url });
  const household = params.household ?? "";
  const page = link === null ? null : await openPage(site, link, household, { language, say });
  if (page === null) return rejectReply(404, { form: say("reply", "gone") }, {});
  const refused = await receiveReply(site, request, context.get(clientIpContext), { ...page, say }, {});
  if (refused !== null) return refused;
  const list = `${href("/for-family/:key/:household?", { key: params.key })}?done=answered`;
  return redirectGuest(list, asked, url);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => submitKeepingInput(serverAction);

export const shouldRevalidate = readsAgainWhereClosed;

export const headers = privatePageHeaders;

/** For a relative who answers for several households: the list of them, or one. */
export default function FamilyRoute({ loaderData, actionData, params: { key } }: Route.ComponentProps) {
  if (loaderData.gone !== null) return <GoneGuestPage {...loaderData.gone} />;
  const { list, page } = loaderData;
  if (list !== null) return <FamilyPage {...list} familyKey={key} />;
  return (
    <HouseholdPage
      {...page}
      weddingPage={null}
      isSaved={false}
      list={href("/for-family/:key/:household?", { key })}
      errors={actionData?.errors ?? {}}
      values={actionData?.values ?? {}}
    />
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <GuestErrorPage error={error} />;
