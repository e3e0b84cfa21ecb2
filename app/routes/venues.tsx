import type { PageHandle } from "#app/site/url-state/page-handle.ts";
import { areaQueryKeys } from "#app/visitor/areas/area-in-url.ts";
import { useEffect } from "react";
import type { ShouldRevalidateFunctionArgs } from "react-router";

import { PageMetadata } from "#app/site/metadata/page-metadata.tsx";
import { listingListStructuredData } from "#app/catalogue/structured-data/listings.ts";
import { aboutVenuesData } from "#app/visitor/venues/about-venues-data.ts";
import { composeAboutVenues } from "#app/visitor/venues/compose-about-venues.ts";
import { composeVenueList } from "#app/visitor/venues/compose-venue-list.ts";
import { hasAllVenues, setHasAllVenues } from "#app/visitor/venues/build-venues-page.ts";
import { venueListData } from "#app/visitor/venues/venue-list-data.ts";
import { venueQueryKeys } from "#app/visitor/venues/venue-query.ts";
import { VenuesPage } from "#app/visitor/venues/venues-page.tsx";
import { withThemeParam } from "#app/site/theme/with-theme-param.ts";
import { useWeddingTheme } from "#app/site/theme/theme-provider.tsx";
import { siteContext } from "#app/messaging/request-context.ts";

import type { Route } from "./+types/venues";

export const handle = { queryKeys: [...venueQueryKeys, ...areaQueryKeys] } satisfies PageHandle;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { directory, settings } = context.get(siteContext);
  const shown = await composeVenueList(directory, url.searchParams);
  const page = { found: shown.found === null ? null : shown };
  venueListData.renderWith(page, () => shown);
  aboutVenuesData.renderWith(page, () => composeAboutVenues(directory, settings.samples));
  return page;
}

/** A page that has all venues handles a change of the filters without the server. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname === nextUrl.pathname && hasAllVenues() ? false : defaultShouldRevalidate;
}

export default function Venues({ loaderData: page }: Route.ComponentProps) {
  const { pack } = useWeddingTheme();
  const hasAll = page.found === null;
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
                  venueListData.of(page)?.venues.map(({ card }) => card) ?? [],
                ),
              ]
            : []
        }
      />
      <VenuesPage page={page} />
    </>
  );
}
