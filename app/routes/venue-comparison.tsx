import { albertaDate } from "#app/calendar/alberta-time.ts";
import { comparedVenue } from "#app/venues/compared-venue.ts";
import { ComparisonPage } from "#app/visitor/venues/comparison-page.tsx";
import { parseComparison } from "#app/venues/comparison-path.ts";
import { PageMetadata } from "#app/site/metadata/page-metadata.tsx";
import { siteContext } from "#server/site.ts";

import type { Route } from "./+types/venue-comparison";

export function loader({ context, url }: Route.LoaderArgs) {
  const { directory } = context.get(siteContext);
  const today = albertaDate(new Date());
  const listings = parseComparison(url.searchParams).flatMap((slug) => {
    const listing = directory.venue(slug);
    return (listing && comparedVenue(listing, today)) ?? [];
  });
  return { listings };
}

export default function VenueComparison({ loaderData: { listings } }: Route.ComponentProps) {
  return (
    <>
      <PageMetadata
        title="Compare wedding venues side by side"
        description="Up to four Calgary, Canmore and Banff wedding venues side by side: guests, open flame, baraat, caterers, kitchens, access."
        path="/venues/compare"
        noIndex
      />
      <ComparisonPage listings={listings} />
    </>
  );
}
