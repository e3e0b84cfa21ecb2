import { redirect, type ShouldRevalidateFunctionArgs } from "react-router";

import { readableCostsPath } from "#app/catalogue/event-costs/readable-costs.server.ts";
import { toCostVenue } from "#app/catalogue/event-costs/to-cost-venue.ts";
import { siteContext } from "#app/messaging/request-context.ts";
import { PageMetadata } from "#app/site/metadata/page-metadata.tsx";
import type { PageHandle } from "#app/site/url-state/page-handle.ts";
import { CostsPage } from "#app/visitor/costs/costs-page.tsx";
import { costQueryKeys, parseCostSlugs } from "#app/catalogue/event-costs/cost-request.ts";
import { listCostVenues } from "#app/visitor/costs/list-cost-venues.ts";
import { listPaidForCosts } from "#app/visitor/costs/list-paid-for-costs.ts";

import type { Route } from "./+types/venue-costs";

export const handle = { queryKeys: costQueryKeys } satisfies PageHandle;

export function loader({ context, url }: Route.LoaderArgs) {
  const shown = readableCostsPath(url.searchParams);
  if (shown !== null) throw redirect(shown);
  const { directory } = context.get(siteContext);
  const venues = parseCostSlugs(url.searchParams).flatMap((slug) => {
    const listing = directory.venue(slug);
    const venue = listing && toCostVenue(listing, directory.quotedMeal);
    return listing && venue ? [{ ...venue, card: listing.card }] : [];
  });
  return { venues, choices: listCostVenues(directory), paid: listPaidForCosts(directory) };
}

/** Only other venues need the server: guests, days and meals are reckoned on the device. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const same = parseCostSlugs(currentUrl.searchParams).join() === parseCostSlugs(nextUrl.searchParams).join();
  return currentUrl.pathname === nextUrl.pathname && same ? false : defaultShouldRevalidate;
}

export default function VenueCosts({ loaderData: { venues, choices, paid } }: Route.ComponentProps) {
  return (
    <>
      <PageMetadata
        title="What a wedding venue costs, all in"
        description="Hire, food, service charge, GST, corkage, music fees, licence and insurance of Calgary and Banff wedding venues: every line with its source, for your events and guests."
        path="/compare/costs"
      />
      <CostsPage venues={venues} choices={choices} paid={paid} />
    </>
  );
}
