import type { PageHandle } from "#app/site/url-state/page-handle.ts";
import {
  claimPath,
  listingIdFromUrl,
  listingKey,
  listingQueryKeys,
} from "#app/catalogue/listings/listing-in-url.ts";
import { data } from "react-router";

import { claimDomain } from "#app/messaging/personal-data/claim-email.server.ts";
import { ClaimSection } from "#app/business/claims/claim-section.tsx";
import { ClaimStart } from "#app/business/claims/claim-start.tsx";
import { ClaimReceived } from "#app/business/claims/claim-received.tsx";
import { receiveClaim } from "#app/business/claims/receive-claim.server.ts";
import { listingPath } from "#app/catalogue/directory/listing-card.ts";
import { formResponseHeaders } from "#app/messaging/forms/form-rejection.ts";
import { PageMetadata } from "#app/site/metadata/page-metadata.tsx";
import { PageHero } from "#app/site/frame/page-hero.tsx";
import { clientIpContext, siteContext } from "#app/messaging/request-context.ts";

import type { Route } from "./+types/claim";

export const handle = { queryKeys: listingQueryKeys } satisfies PageHandle;

export function loader({ context, url }: Route.LoaderArgs) {
  const { directory, settings } = context.get(siteContext);
  if (!url.searchParams.has(listingKey)) return null;
  const id = listingIdFromUrl(url.searchParams);
  const listing = id === null ? null : directory.listing(id);
  // A sample has no business that could claim it.
  if (listing === null || listing.card.fictional)
    throw data("No listing that can be claimed has this address.", { status: 404 });
  const { card, claimed } = listing;
  return {
    listing: { id: card.id, name: card.name, path: listingPath(card) },
    claimed,
    domain: claimDomain(card.website),
    contactEmail: settings.contactEmail,
  };
}

/** A post of the form without scripts: the response is this page again. */
export async function action({ request, context }: Route.ActionArgs) {
  const receipt = await receiveClaim(request, context.get(siteContext), context.get(clientIpContext));
  return data(receipt, { status: receipt.ok ? 200 : receipt.status, headers: formResponseHeaders(receipt) });
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function ClaimRoute({ loaderData, actionData }: Route.ComponentProps) {
  const name = loaderData?.listing.name ?? "your listing";
  const refused = actionData && !actionData.ok ? actionData : null;
  return (
    <>
      <PageMetadata
        title={`Claim ${name}`}
        isRejected={refused !== null}
        description="For a business itself: keep your own listing, and have enquiries mailed to you."
        path={loaderData === null ? "/claim" : claimPath(loaderData.listing.id)}
        noIndex
      />
      <PageHero
        eyebrow={loaderData?.listing.name ?? "For wedding vendors"}
        heading="Is this your business?"
      />
      <div className="wrap planning">
        {loaderData === null ? (
          <ClaimStart />
        ) : actionData?.ok ? (
          <ClaimReceived reference={actionData.reference} listing={loaderData.listing} />
        ) : (
          <ClaimSection {...loaderData} errors={refused?.errors ?? {}} values={refused?.values ?? null} />
        )}
      </div>
    </>
  );
}
