import { data } from "react-router";

import { claimDomain } from "#app/claims/claim-address.server.ts";
import { ClaimSection } from "#app/business/claims/claim-section.tsx";
import { ClaimStart } from "#app/business/claims/claim-start.tsx";
import { ClaimedView } from "#app/business/claims/claim-received.tsx";
import { receiveClaim } from "#app/business/claims/receive-claim.server.ts";
import { listingPath } from "#app/catalogue/directory/listing-card.ts";
import { answerHeaders } from "#app/messaging/forms/form-rejection.ts";
import { PageMetadata } from "#app/site/metadata/page-metadata.tsx";
import { PageHero } from "#app/site/frame/page-hero.tsx";
import { clientAddressContext, siteContext } from "#server/site.ts";

import type { Route } from "./+types/claim";

export function loader({ context, url }: Route.LoaderArgs) {
  const { directory, settings } = context.get(siteContext);
  const id = url.searchParams.get("listing");
  if (id === null) return null;
  const listing = /^[1-9]\d{0,8}$/.test(id) ? directory.listing(Number(id)) : null;
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

/** The way of the form without scripts: the answer is this page again. */
export async function action({ request, context }: Route.ActionArgs) {
  const receipt = await receiveClaim(request, context.get(siteContext), context.get(clientAddressContext));
  return data(receipt, { status: receipt.ok ? 200 : receipt.status, headers: answerHeaders(receipt) });
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
        description="For a business itself: keep your own listing, and have enquiries mailed to you."
        path={loaderData === null ? "/claim" : `/claim?listing=${loaderData.listing.id}`}
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
          <ClaimedView reference={actionData.reference} listing={loaderData.listing} />
        ) : (
          <ClaimSection {...loaderData} errors={refused?.errors ?? {}} values={refused?.values ?? null} />
        )}
      </div>
    </>
  );
}
