import type { ShouldRevalidateFunctionArgs } from "react-router";

import { PageMetadata } from "#app/page-metadata/page-metadata.tsx";
import { listingList } from "#app/page-metadata/structured-data/listings.ts";
import { collectVenues } from "#app/venues/collect-venues.ts";
import { composeSpotlights } from "#app/venues/compose-spotlights.ts";
import { VenuesPage } from "#app/venues/venues-page.tsx";
import { useWeddingTheme } from "#app/wedding-theme/theme-provider.tsx";
import { siteContext } from "#server/site.ts";

import type { Route } from "./+types/venues";

export function loader({ context }: Route.LoaderArgs) {
  const { directory, settings } = context.get(siteContext);
  return { venues: collectVenues(directory), spotlights: composeSpotlights(directory, settings.samples) };
}

/** The page has all venues: it answers a change of the filters by itself. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate;
}

export default function Venues({ loaderData: { venues, spotlights } }: Route.ComponentProps) {
  const { pack } = useWeddingTheme();
  return (
    <>
      <PageMetadata
        title={pack.venues.title}
        description={pack.venues.metaDescription}
        // In the Indian theme the page has words of its own.
        path={pack.name === "indian" ? "/venues?theme=indian" : "/venues"}
        structuredData={(siteUrl) => [
          listingList(
            siteUrl,
            pack.venues.title,
            venues.map(({ card }) => card),
          ),
        ]}
      />
      <VenuesPage venues={venues} spotlights={spotlights} />
    </>
  );
}
