import type { PageHandle } from "#app/site/url-state/page-handle.ts";
import { data, redirect } from "react-router";

import { albertaDate } from "#app/calendar/alberta-time.ts";
import { findSimilar } from "#app/catalogue/directory/find-similar.ts";
import { listingPath } from "#app/catalogue/directory/listing-card.ts";
import { PageMetadata } from "#app/site/metadata/page-metadata.tsx";
import { listingMetadata } from "#app/visitor/vendors/listing-metadata.ts";
import { VenuePage } from "#app/visitor/venue-page/venue-page.tsx";
import { parseAskedQuestions, questionQueryKeys } from "#app/visitor/venue-page/venue-questions.ts";
import { buildVenuePageData } from "#app/visitor/venue-page/venue-page-data.ts";
import { composeSpotlights } from "#app/visitor/venues/compose-spotlights.ts";
import { siteContext } from "#app/messaging/request-context.ts";

import type { Route } from "./+types/venue";

export const handle = { queryKeys: questionQueryKeys } satisfies PageHandle;

export function loader({ context, params, url }: Route.LoaderArgs) {
  const { directory, settings } = context.get(siteContext);
  const listing = /^[1-9]\d{0,8}$/.test(params.slug)
    ? directory.listing(Number(params.slug))
    : directory.venue(params.slug);
  const spotlight = composeSpotlights(directory, settings.samples).find(
    ({ venue }) => venue.card.id === listing?.card.id,
  );
  const sheet = listing && buildVenuePageData(listing, spotlight ?? null, albertaDate(new Date()));
  if (listing === null || sheet === null) throw data("No venue has this address.", { status: 404 });
  // Ids and former slugs redirect to the venue's canonical URL.
  if (listing.card.slug !== params.slug) throw redirect(`${listingPath(listing.card)}${url.search}`, 301);
  return {
    sheet,
    similar: findSimilar(directory.inCategory("venues"), listing.card),
    asked: parseAskedQuestions(url.searchParams),
  };
}

export default function Venue({ loaderData: { sheet, similar, asked } }: Route.ComponentProps) {
  return (
    <>
      <PageMetadata {...listingMetadata({ ...sheet.listing, venue: sheet.venue })} />
      <VenuePage sheet={sheet} similar={similar} asked={asked} />
    </>
  );
}
