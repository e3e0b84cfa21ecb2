import { href, data } from "react-router";

import { inboxPageSizes } from "#app/business/inbox/inbox-list.ts";
import { readInbox } from "#app/business/inbox/read-inbox.server.ts";
import { formResponseHeaders } from "#app/messaging/forms/form-rejection.ts";
import { noFormAnswer } from "#app/business/own-listing/listing-form-outcome.ts";
import { loadListingByKey } from "#app/business/own-listing/own-listing-view.server.ts";
import { OwnListingPage } from "#app/business/own-listing/own-listing-page.tsx";
import { receiveListingForm } from "#app/business/own-listing/receive-listing-form.server.ts";
import { PrivateLinkError } from "#app/messaging/private-links/private-link-error.tsx";
import {
  privatePageHeaders,
  privateLinkNotFound,
  privateHeaders,
  redirectInTheme,
} from "#app/messaging/private-links/private-page.server.ts";
import { submitKeepingInput } from "#app/messaging/private-links/failed-submission.ts";
import { clientIpContext, siteContext } from "#app/messaging/request-context.ts";

import type { Route } from "./+types/your-listing";

const gone = () =>
  privateLinkNotFound("It may have been replaced. We can email you the one that works.", [
    href("/lost-link"),
    "Email me my link",
  ]);

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const open = await loadListingByKey(site.database, params.key);
  if (open === null) throw gone();
  const inbox = await readInbox(site, open.id, { page: 1, size: inboxPageSizes.first });
  return data(
    {
      view: open.view,
      card: site.directory.listing(open.id)?.card ?? null,
      inbox,
      inboxPath: href("/your-listing/:key/enquiries", params),
      done: url.searchParams.get("done"),
    },
    { headers: privateHeaders },
  );
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const open = await loadListingByKey(site.database, params.key);
  if (open === null) throw gone();
  const outcome = await receiveListingForm(site, open, request, context.get(clientIpContext));
  if (outcome.kind === "done") {
    const { done, key = params.key } = outcome;
    return redirectInTheme(`${href("/your-listing/:key", { key })}?done=${done}`, url);
  }
  const { status, answer, retryAfterSeconds } = outcome;
  return data(answer, {
    status,
    headers: { ...privateHeaders, ...formResponseHeaders({ ok: false, retryAfterSeconds }) },
  });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => submitKeepingInput(serverAction);

export const headers = privatePageHeaders;

export default function YourListing({ loaderData, actionData }: Route.ComponentProps) {
  // What was done before says nothing of a form that came back.
  const done = actionData ? null : loaderData.done;
  return <OwnListingPage {...loaderData} done={done} {...(actionData ?? noFormAnswer)} />;
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <PrivateLinkError error={error} />;
