import { useEffect } from "react";
import type { ShouldRevalidateFunctionArgs } from "react-router";

import { AreaGuide } from "#app/visitor/areas/area-guide.tsx";
import { showAreaGuide } from "#app/visitor/areas/build-area-guide.ts";
import { PageMetadata } from "#app/site/metadata/page-metadata.tsx";
import { listingList } from "#app/catalogue/structured-data/listings.ts";
import { collectVenues } from "#app/visitor/venues/collect-venues.ts";
import { composeSpotlights } from "#app/visitor/venues/compose-spotlights.ts";
import { hasAllVenues, notePageHasAll, showVenues } from "#app/venues/show-venues.ts";
import { parseVenueQuery } from "#app/venues/venue-query.ts";
import { VenuesPage } from "#app/visitor/venues/venues-page.tsx";
import { carryTheme } from "#app/site/theme/with-theme-param.ts";
import { loadThemePack } from "#app/site/theme/theme-packs.ts";
import { useWeddingTheme } from "#app/site/theme/theme-provider.tsx";
import { siteContext } from "#server/site.ts";

import type { Route } from "./+types/venues";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { directory, settings } = context.get(siteContext);
  const packs = [await loadThemePack("standard"), await loadThemePack("indian")];
  const wall = packs.flatMap(({ venues }) => venues.featured);
  return {
    shown: showVenues(collectVenues(directory), parseVenueQuery(url.searchParams), wall),
    spotlights: composeSpotlights(directory, settings.samples),
    areaGuide: showAreaGuide(directory.venue, url.searchParams),
  };
}

/** A page that has all venues answers a change of the filters by itself. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname === nextUrl.pathname && hasAllVenues() ? false : defaultShouldRevalidate;
}

export default function Venues({ loaderData: { shown, spotlights, areaGuide } }: Route.ComponentProps) {
  const { pack } = useWeddingTheme();
  const hasAll = shown.found === null;
  useEffect(() => notePageHasAll(hasAll), [hasAll]);
  return (
    <>
      <PageMetadata
        title={pack.venues.title}
        description={pack.venues.metaDescription}
        // In the Indian theme the page has words of its own.
        path={carryTheme("/venues", pack.name)}
        structuredData={
          import.meta.env.SSR
            ? (siteUrl) => [
                listingList(
                  siteUrl,
                  pack.venues.title,
                  shown.venues.map(({ card }) => card),
                ),
              ]
            : []
        }
      />
      <VenuesPage {...shown} spotlights={spotlights}>
        <AreaGuide guide={areaGuide} />
      </VenuesPage>
    </>
  );
}
