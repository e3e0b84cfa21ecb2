import { data } from "react-router";

import { albertaDate } from "#app/calendar/alberta-time.ts";
import { readPostedForm } from "#app/messaging/forms/read-posted-form.server.ts";
import { personFields, readAnswer } from "#app/plan/tools/rsvp/household-page/parse-reply-form.ts";
import { HouseholdPage } from "#app/plan/tools/rsvp/household-page/household-page.tsx";
import { keepAnswer, openHousehold } from "#app/plan/rsvp/keep-answer.server.ts";
import {
  admitPrivately,
  privateHeaders,
  redirectInTheme,
  refusePrivately,
} from "#app/private-links/private-page.server.ts";
import { keepTyped } from "#app/messaging/private-links/failed-submission.ts";
import { clientAddressContext, siteContext } from "#server/site.ts";

import type { Route } from "./+types/household";

const gone = () =>
  data("This invitation cannot be opened (any more). Ask the couple who sent it for a new link.", {
    status: 404,
  });

const isOver = (until: string | null) => until !== null && until < albertaDate(new Date());

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const open = await openHousehold(context.get(siteContext), params.code);
  if (open === null) throw gone();
  const { view, household } = open;
  return data(
    {
      view,
      fields: personFields(view, household),
      isOver: isOver(view.until),
      isKept: url.searchParams.get("done") === "answered",
    },
    { headers: privateHeaders },
  );
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const open = await openHousehold(site, params.code);
  if (open === null) throw gone();
  const { planId, household, view } = open;
  if (isOver(view.until)) return refusePrivately(422, { form: "the day to answer by has passed" }, {});
  const posted = await readPostedForm(request);
  if (!posted.ok) return refusePrivately(posted.status, { form: posted.message }, {});
  const read = readAnswer(posted.form, view, household);
  if (!read.ok) return refusePrivately(422, read.errors, read.values);
  const address = context.get(clientAddressContext);
  const link = `household ${planId} ${household}`;
  const stopped = await admitPrivately(site, address, posted.form, link, "household");
  if (stopped !== null)
    return refusePrivately(stopped.status, { form: stopped.message }, read.values, stopped.retryAfterSeconds);
  await keepAnswer(site, planId, household, read.answer);
  return redirectInTheme(`/rsvp/${params.code}?done=answered`, url);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepTyped(serverAction);

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  return actionHeaders.has("Cache-Control") ? actionHeaders : loaderHeaders;
}

export default function HouseholdRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <HouseholdPage {...loaderData} errors={actionData?.errors ?? {}} values={actionData?.values ?? {}} />
  );
}
