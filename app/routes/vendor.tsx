import { data, redirect } from "react-router";

import { albertaDate } from "#app/calendar/alberta-time.ts";
import { upcomingAvailability } from "#app/catalogue/directory/availability-calendar.ts";
import { parseCategoryFacets } from "#app/catalogue/category-pages/category-facets.ts";
import { findSimilar } from "#app/catalogue/directory/find-similar.ts";
import { listingPath } from "#app/catalogue/directory/listing-card.ts";
import { PageMetadata } from "#app/site/metadata/page-metadata.tsx";
import { readCategoryPage } from "#app/visitor/category-pages/category-page-data.server.ts";
import { CategoryRoute } from "#app/visitor/category-pages/category-route.tsx";
import { listingMetadata } from "#app/visitor/vendors/listing-metadata.ts";
import { vendorFactRows } from "#app/visitor/vendors/vendor-fact-rows.ts";
import { ListingPage } from "#app/visitor/vendors/listing-page.tsx";
import { factPageLinks } from "#app/catalogue/fact-pages/find-fact-pages.ts";
import { siteContext } from "#app/messaging/request-context.ts";

import type { Route } from "./+types/vendor";

export function loader({ context, params, url }: Route.LoaderArgs) {
  const { directory } = context.get(siteContext);
  if (params.id === "venues") throw redirect(`/venues${url.search}`, 301);
  const facets = parseCategoryFacets(params.id);
  const today = albertaDate(new Date());
  const page =
    facets && readCategoryPage(directory, facets, factPageLinks(directory, today, facets.category));
  if (page !== null) return { page };
  const listing = /^[1-9]\d{0,8}$/.test(params.id) ? directory.listing(Number(params.id)) : null;
  if (listing === null) throw data("No vendor has this address.", { status: 404 });
  // A venue has only one page, under its name.
  if (listing.card.category === "venues") throw redirect(`${listingPath(listing.card)}${url.search}`, 301);
  const { card } = listing;
  return {
    page: null,
    // The rows say all of the facts.
    listing: { ...listing, ...upcomingAvailability(listing, today), facts: [] },
    factRows: vendorFactRows(listing, today),
    similar: findSimilar(directory.inCategory(card.category), card),
  };
}

/** A vendor's page, or under the name of a category that category's. */
export default function Vendor({ loaderData }: Route.ComponentProps) {
  if (loaderData.page !== null) return <CategoryRoute page={loaderData.page} />;
  const { listing, factRows, similar } = loaderData;
  return (
    <>
      <PageMetadata {...listingMetadata(listing)} />
      <ListingPage listing={listing} factRows={factRows} similar={similar} />
    </>
  );
}
