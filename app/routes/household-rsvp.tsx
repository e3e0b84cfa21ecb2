import { href, data } from "react-router";

import { albertaDate } from "#app/calendar/alberta-time.ts";
import { readPostedForm } from "#app/messaging/forms/read-posted-form.server.ts";
import { rsvpPersonFields, parseRsvpReply } from "#app/plan/tools/rsvp/household-page/parse-reply-form.ts";
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
import { clientIpContext, siteContext, type Site } from "#app/messaging/request-context.ts";

import type { Route } from "./+types/household-rsvp";

const gone = () =>
  data("This invitation cannot be opened (any more). Ask the couple who sent it for a new link.", {
    status: 404,
  });

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
  const open = await openHouseholdPage(site, params.code);
  if (open === null) throw gone();
  const { view, household, planId } = open;
  return data(
    {
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
  const open = await openHouseholdPage(site, params.code);
  if (open === null) throw gone();
  const { planId, household, view } = open;
  if (isOver(view.until)) return rejectPrivateForm(422, { form: "the day to answer by has passed" }, {});
  const posted = await readPostedForm(request);
  if (!posted.ok) return rejectPrivateForm(posted.status, { form: posted.message }, {});
  const read = parseRsvpReply(posted.form, view, household);
  if (!read.ok) return rejectPrivateForm(422, read.errors, read.values);
  const address = context.get(clientIpContext);
  const link = `household ${planId} ${household}`;
  const stopped = await checkPrivateFormLimits(site, address, posted.form, link, "household");
  if (stopped !== null)
    return rejectPrivateForm(
      stopped.status,
      { form: stopped.message },
      read.values,
      stopped.retryAfterSeconds,
    );
  await saveReply(site, planId, household, read.answer);
  return redirectInTheme(`${href("/rsvp/:code", params)}?done=answered`, url);
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
