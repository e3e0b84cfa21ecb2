import { data } from "react-router";

import type { RefusedReport } from "#app/business/fact-reports/fact-reports.tsx";
import { readPostedForm } from "#app/messaging/forms/read-posted-form.server.ts";
import { answerHeaders } from "#app/messaging/forms/form-rejection.ts";
import { changeListing } from "#app/business/own-listing/change-listing.server.ts";
import type { ListingChangeErrors, SaidToReview } from "#app/own-listing/listing-change.ts";
import { openListing } from "#app/own-listing/open-listing.server.ts";
import { OwnListingPage } from "#app/business/own-listing/own-listing-page.tsx";
import { readListingChange, readPreview } from "#app/business/own-listing/parse-listing-change.ts";
import {
  admitPrivately,
  headersOfPrivatePage,
  opensNothing,
  privateHeaders,
  redirectInTheme,
} from "#app/private-links/private-page.server.ts";
import { keepTyped } from "#app/messaging/private-links/failed-submission.ts";
import type { ProfileValues } from "#app/business/profile/profile-fields.ts";
import { clientAddressContext, siteContext } from "#server/site.ts";

import type { Route } from "./+types/your-listing";

const gone = () =>
  opensNothing("This link opens nothing (any more). If you lost yours, ask for it again at /lost-link.");

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const open = await openListing(context.get(siteContext).database, params.key);
  if (open === null) throw gone();
  return data({ view: open.view, done: url.searchParams.get("done") }, { headers: privateHeaders });
}

type Answer = {
  what: string | null;
  errors: ListingChangeErrors;
  typed: ProfileValues | null;
  said?: SaidToReview;
  refusedFact: RefusedReport | null;
};

const untouched: Answer = { what: null, errors: {}, typed: null, refusedFact: null };

const answer = (status: number, shown: Answer, retryAfterSeconds?: number) =>
  data(shown, {
    status,
    headers: { ...privateHeaders, ...answerHeaders({ ok: false, retryAfterSeconds }) },
  });

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const open = await openListing(site.database, params.key);
  if (open === null) throw gone();
  const posted = await readPostedForm(request);
  if (!posted.ok)
    return answer(posted.status, { ...untouched, what: "edit", errors: { form: posted.message } });
  const preview = readPreview(posted.form);
  if (preview !== null) return answer(200, { ...untouched, typed: preview });
  const read = readListingChange(posted.form);
  if (!read.ok) {
    const { what, errors, values: typed, refusedFact, said } = read;
    return answer(422, { what, errors, typed, refusedFact, ...(said && { said }) });
  }
  const from = context.get(clientAddressContext);
  const stopped = await admitPrivately(site, from, posted.form, `listing ${open.id}`);
  if (stopped !== null) {
    const shown = { ...untouched, what: "edit", errors: { form: stopped.message } };
    return answer(stopped.status, shown, stopped.retryAfterSeconds);
  }
  const changed = await changeListing(site, open.id, read.change);
  await site.catalogueFollows();
  const key = changed?.done === "rotated" ? changed.key : params.key;
  return redirectInTheme(`/your-listing/${key}?done=${changed?.done ?? "withdrawn"}`, url);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepTyped(serverAction);

export const headers = headersOfPrivatePage;

export default function YourListing({ loaderData, actionData }: Route.ComponentProps) {
  return <OwnListingPage {...loaderData} {...(actionData ?? untouched)} />;
}
