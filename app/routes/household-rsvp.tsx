import { href, data } from "react-router";

import { albertaDate } from "#app/calendar/alberta-time.ts";
import { allWords, replyWords } from "#app/languages/guest-words.server.ts";
import { languageFromUrl, languageQueryKey, withLanguageParam } from "#app/languages/language.ts";
import { translate } from "#app/languages/translate.ts";
import { rejectionIn } from "#app/messaging/private-links/rejection-in-words.ts";
import { readPostedForm } from "#app/messaging/forms/read-posted-form.server.ts";
import { rsvpPersonFields, parseRsvpReply } from "#app/plan/tools/rsvp/household-page/parse-reply-form.ts";
import { nameEvents } from "#app/plan/tools/rsvp/household-page/name-events.ts";
import { HouseholdPage } from "#app/plan/tools/rsvp/household-page/household-page.tsx";
import { saveReply, openHouseholdPage } from "#app/plan/server/rsvp/save-reply.server.ts";
import {
  checkPrivateFormLimits,
  privateHeaders,
  redirectInTheme,
  rejectPrivateForm,
} from "#app/messaging/private-links/private-page.server.ts";
import { submitKeepingInput } from "#app/messaging/private-links/failed-submission.ts";
import { findPageOfPlan, viewForAnyone } from "#app/plan/server/wedding-page/open-page.server.ts";
import { showPage } from "#app/plan/server/wedding-page/page-poster.server.ts";
import type { PageHandle } from "#app/site/url-state/page-handle.ts";
import { clientIpContext, siteContext, type Site } from "#app/messaging/request-context.ts";

import type { Route } from "./+types/household-rsvp";

export const handle = { queryKeys: [languageQueryKey] } satisfies PageHandle;

/** The household's page, in the language that its address asks for; otherwise in the one that the plan says. */
async function openPage(site: Site, code: string, url: URL) {
  const asked = languageFromUrl(url.searchParams);
  const open = await openHouseholdPage(site, code);
  const language = asked ?? open?.view.language ?? "en";
  const say = translate(allWords(language));
  if (open === null) throw data(say("reply", "gone"), { status: 404 });
  return { ...open, view: nameEvents(say, open.view), asked, language, say };
}

const isOver = (until: string | null) => until !== null && until < albertaDate(new Date());

/** What a household's page shows of the wedding's own page: once it is public, and nothing that is not. */
async function showWeddingPage(site: Site, planId: string, code: string) {
  const page = await findPageOfPlan(site, planId);
  if (page === null) return null;
  const { share, poster } = showPage(viewForAnyone(site, page), page.name);
  return { path: href("/w/:name/:code?", { name: page.name, code }), share, alt: poster.alt };
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { view, household, planId, language } = await openPage(site, params.code, url);
  return data(
    {
      words: replyWords(language),
      view,
      weddingPage: await showWeddingPage(site, planId, params.code),
      fields: rsvpPersonFields(view, household),
      isOver: isOver(view.until),
      isKept: url.searchParams.get("done") === "answered",
    },
    { headers: privateHeaders },
  );
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const { planId, household, view, asked, say } = await openPage(site, params.code, url);
  if (isOver(view.until)) return rejectPrivateForm(422, { form: say("reply", "isOver") }, {});
  const posted = await readPostedForm(request);
  if (!posted.ok) return rejectPrivateForm(posted.status, { form: rejectionIn(say, posted) }, {});
  const read = parseRsvpReply(posted.form, view, household, say);
  if (!read.ok) return rejectPrivateForm(422, read.errors, read.values);
  const address = context.get(clientIpContext);
  const link = `household ${planId} ${household}`;
  const stopped = await checkPrivateFormLimits(site, address, posted.form, link, "household");
  if (stopped !== null)
    return rejectPrivateForm(
      stopped.status,
      { form: rejectionIn(say, stopped) },
      read.values,
      stopped.retryAfterSeconds,
    );
  const chosen = asked !== null && asked !== view.language ? { language: asked } : {};
  await saveReply(site, planId, household, { ...read.answer, ...chosen });
  return redirectInTheme(withLanguageParam(`${href("/rsvp/:code", params)}?done=answered`, asked), url);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => submitKeepingInput(serverAction);

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  return actionHeaders.has("Cache-Control") ? actionHeaders : loaderHeaders;
}

export default function HouseholdRsvpRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <HouseholdPage {...loaderData} errors={actionData?.errors ?? {}} values={actionData?.values ?? {}} />
  );
}
