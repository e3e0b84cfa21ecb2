import type { ShouldRevalidateFunctionArgs } from "react-router";

import { AreaGuide } from "#app/areas/area-guide.tsx";
import { showAreaGuide } from "#app/areas/show-area-guide.ts";
import { PageMetadata } from "#app/page-metadata/page-metadata.tsx";
import { listingList } from "#app/page-metadata/structured-data/listings.ts";
import { collectVenues } from "#app/venues/collect-venues.ts";
import { composeSpotlights } from "#app/venues/compose-spotlights.ts";
import { VenuesPage } from "#app/venues/venues-page.tsx";
import { carryTheme } from "#app/wedding-theme/carry-theme.ts";
import { useWeddingTheme } from "#app/wedding-theme/theme-provider.tsx";
import { siteContext } from "#server/site.ts";

import type { Route } from "./+types/venues";

export function loader({ context, url }: Route.LoaderArgs) {
  const { directory, settings } = context.get(siteContext);
  return {
    venues: collectVenues(directory),
    spotlights: composeSpotlights(directory, settings.samples),
    areaGuide: showAreaGuide(directory.venue, url.searchParams),
  };
}

/** The page has all venues: it answers a change of the filters by itself. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate;
}

export default function Venues({ loaderData: { venues, spotlights, areaGuide } }: Route.ComponentProps) {
  const { pack } = useWeddingTheme();
  return (
    <>
      <PageMetadata
        title={pack.venues.title}
        description={pack.venues.metaDescription}
        // In the Indian theme the page has words of its own.
        path={carryTheme("/venues", pack.name)}
        structuredData={(siteUrl) => [
          listingList(
            siteUrl,
            pack.venues.title,
            venues.map(({ card }) => card),
          ),
        ]}
      />
      <VenuesPage venues={venues} spotlights={spotlights}>
        <AreaGuide guide={areaGuide} />
      </VenuesPage>
    </>
  );
}
