import { data, href } from "react-router";

import { inboxPageSizes, parsePageNumber } from "#app/business/inbox/inbox-list.ts";
import { InboxPage } from "#app/business/inbox/inbox-page.tsx";
import { readInbox } from "#app/business/inbox/read-inbox.server.ts";
import { loadListingByKey } from "#app/business/own-listing/own-listing-view.server.ts";
import { PrivateLinkError } from "#app/messaging/private-links/private-link-error.tsx";
import { privateHeaders, privateLinkNotFound } from "#app/messaging/private-links/private-page.server.ts";
import { siteContext } from "#app/messaging/request-context.ts";

import type { Route } from "./+types/your-enquiries";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const open = await loadListingByKey(site.database, params.key);
  if (open === null || open.view.isWithdrawn)
    throw privateLinkNotFound("It may have been replaced. We can email you the one that works.", [
      href("/lost-link"),
      "Email me my link",
    ]);
  const page = parsePageNumber(url.searchParams.get("page"));
  const shown = {
    business: open.view.name,
    inbox: await readInbox(site, open.id, { page, size: inboxPageSizes.all }),
    listingPath: href("/your-listing/:key", params),
    path: href("/your-listing/:key/enquiries", params),
  };
  return data(shown, { headers: privateHeaders });
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export default function YourEnquiries({ loaderData }: Route.ComponentProps) {
  return <InboxPage {...loaderData} />;
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <PrivateLinkError error={error} />;
