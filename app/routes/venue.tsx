import { data, redirect } from "react-router";

import { findSimilar } from "#app/directory/find-similar.ts";
import { listingPath } from "#app/directory/listing-card.ts";
import { PageMetadata } from "#app/page-metadata/page-metadata.tsx";
import { listingMetadata } from "#app/vendors/listing-metadata.ts";
import { ListingPage } from "#app/vendors/listing-page.tsx";
import { siteContext } from "#server/site.ts";

import type { Route } from "./+types/venue";

export function loader({ context, params, url }: Route.LoaderArgs) {
  const { directory } = context.get(siteContext);
  const listing = /^[1-9]\d{0,8}$/.test(params.slug)
    ? directory.listing(Number(params.slug))
    : directory.venue(params.slug);
  if (listing === null || listing.card.category !== "venues")
    throw data("No venue has this address.", { status: 404 });
  // Ids and former names lead to the one address of the venue.
  if (listing.card.slug !== params.slug) throw redirect(`${listingPath(listing.card)}${url.search}`, 301);
  return { listing, similar: findSimilar(directory.index.cards, listing.card) };
}

export default function Venue({ loaderData: { listing, similar } }: Route.ComponentProps) {
  return (
    <>
      <PageMetadata {...listingMetadata(listing)} />
      <ListingPage listing={listing} similar={similar} />
    </>
  );
}
