import type { PageHandle } from "#app/site/url-state/page-handle.ts";
import { areaQueryKeys } from "#app/visitor/areas/area-in-url.ts";
import { useEffect } from "react";
import type { ShouldRevalidateFunctionArgs } from "react-router";

import { buildAreaGuide } from "#app/visitor/areas/build-area-guide.ts";
import { PageMetadata } from "#app/site/metadata/page-metadata.tsx";
import { listingListStructuredData } from "#app/catalogue/structured-data/listings.ts";
import { collectVenues } from "#app/visitor/venues/collect-venues.ts";
import { composeSpotlights } from "#app/visitor/venues/compose-spotlights.ts";
import { hasAllVenues, setHasAllVenues, buildVenuesPage } from "#app/visitor/venues/build-venues-page.ts";
import { parseVenueQuery, venueQueryKeys } from "#app/visitor/venues/venue-query.ts";
import { VenuesPage } from "#app/visitor/venues/venues-page.tsx";
import { withThemeParam } from "#app/site/theme/with-theme-param.ts";
import { loadThemePack } from "#app/site/theme/theme-packs.ts";
import { useWeddingTheme } from "#app/site/theme/theme-provider.tsx";
import { siteContext } from "#app/messaging/request-context.ts";

import type { Route } from "./+types/venues";

export const handle = { queryKeys: [...venueQueryKeys, ...areaQueryKeys] } satisfies PageHandle;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { directory, settings } = context.get(siteContext);
  const packs = [await loadThemePack("standard"), await loadThemePack("indian")];
  const wall = packs.flatMap(({ venues }) => venues.featured);
  return {
    shown: buildVenuesPage(collectVenues(directory), parseVenueQuery(url.searchParams), wall),
    spotlights: composeSpotlights(directory, settings.samples),
    areaGuide: buildAreaGuide(directory.venue, url.searchParams),
  };
}

/** A page that has all venues handles a change of the filters without the server. */
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
  useEffect(() => setHasAllVenues(hasAll), [hasAll]);
  return (
    <>
      <PageMetadata
        title={pack.venues.title}
        description={pack.venues.metaDescription}
        // In the Indian theme the page has its own texts.
        path={withThemeParam("/venues", pack.name)}
        structuredData={
          import.meta.env.SSR
            ? (siteUrl) => [
                listingListStructuredData(
                  siteUrl,
                  pack.venues.title,
                  shown.venues.map(({ card }) => card),
                ),
              ]
            : []
        }
      />
      <VenuesPage {...shown} spotlights={spotlights} areaGuide={areaGuide} />
    </>
  );
}
