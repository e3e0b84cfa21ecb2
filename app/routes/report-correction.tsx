import type { PageHandle } from "#app/site/url-state/page-handle.ts";
import {
  correctionPath,
  listingIdFromUrl,
  listingQueryKeys,
} from "#app/catalogue/listings/listing-in-url.ts";
import { data } from "react-router";

import { CorrectionReceived } from "#app/couple/corrections/correction-received.tsx";
import { CorrectionForm } from "#app/couple/corrections/correction-form.tsx";
import { receiveCorrection } from "#app/couple/corrections/receive-correction.server.ts";
import { formResponseHeaders } from "#app/messaging/forms/form-rejection.ts";
import { PageMetadata } from "#app/site/metadata/page-metadata.tsx";
import { PageHero } from "#app/site/frame/page-hero.tsx";
import { clientIpContext, siteContext } from "#app/messaging/request-context.ts";

import type { Route } from "./+types/report-correction";

export const handle = { queryKeys: listingQueryKeys } satisfies PageHandle;

export function loader({ context, url }: Route.LoaderArgs) {
  const id = listingIdFromUrl(url.searchParams);
  const listing = id === null ? null : context.get(siteContext).directory.listing(id);
  // Of an invented business nothing can be wrong.
  if (listing === null || listing.card.fictional)
    throw data("No listing that can be corrected has this address.", { status: 404 });
  const { name, slug, category } = listing.card;
  return { listing: { id: listing.card.id, name, slug, category } };
}

/** A post of the form without scripts: the response is this page again. */
export async function action({ request, context }: Route.ActionArgs) {
  const receipt = await receiveCorrection(request, context.get(siteContext), context.get(clientIpContext));
  return data(receipt, {
    status: receipt.ok ? 200 : receipt.status,
    headers: formResponseHeaders(receipt),
  });
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function ReportCorrection({ loaderData, actionData }: Route.ComponentProps) {
  const { listing } = loaderData;
  const refused = actionData && !actionData.ok ? actionData : null;
  return (
    <>
      <PageMetadata
        title={`Report a problem with ${listing.name}`}
        isRejected={refused !== null}
        description={`Tell us what’s wrong with the page of ${listing.name}, or ask us to remove it.`}
        path={correctionPath(listing.id)}
        noIndex
      />
      <PageHero eyebrow={listing.name} heading="Report a problem" />
      <div className="wrap planning">
        {actionData?.ok ? (
          <CorrectionReceived reference={actionData.reference} listing={listing} />
        ) : (
          <section className="panel planning__form">
            <h2 className="heading-large">Tell us about {listing.name}</h2>
            <p className="lede">A fact, a price, an address, or the wish to be taken off this site.</p>
            <CorrectionForm
              listing={listing}
              errors={refused?.errors ?? {}}
              values={refused?.values ?? null}
            />
          </section>
        )}
      </div>
    </>
  );
}
