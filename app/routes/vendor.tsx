import { data, redirect } from "react-router";

import { albertaDate } from "#app/calendar/alberta-time.ts";
import { upcomingAvailability } from "#app/catalogue/directory/availability-calendar.ts";
import { findSimilar } from "#app/catalogue/directory/find-similar.ts";
import { listingPath } from "#app/catalogue/directory/listing-card.ts";
import { PageMetadata } from "#app/site/metadata/page-metadata.tsx";
import { listingMetadata } from "#app/visitor/vendors/listing-metadata.ts";
import { ListingPage } from "#app/visitor/vendors/listing-page.tsx";
import { siteContext } from "#app/messaging/request-context.ts";

import type { Route } from "./+types/vendor";

export function loader({ context, params, url }: Route.LoaderArgs) {
  const { directory } = context.get(siteContext);
  const listing = /^[1-9]\d{0,8}$/.test(params.id) ? directory.listing(Number(params.id)) : null;
  if (listing === null) throw data("No vendor has this address.", { status: 404 });
  // A venue has only one page, under its name.
  if (listing.card.category === "venues") throw redirect(`${listingPath(listing.card)}${url.search}`, 301);
  const dates = upcomingAvailability(listing, albertaDate(new Date()));
  const { card } = listing;
  return {
    listing: { ...listing, ...dates },
    similar: findSimilar(directory.inCategory(card.category), card),
  };
}

export default function Vendor({ loaderData: { listing, similar } }: Route.ComponentProps) {
  return (
    <>
      <PageMetadata {...listingMetadata(listing)} />
      <ListingPage listing={listing} similar={similar} />
    </>
  );
}
