import type { PageHandle } from "#app/site/url-state/page-handle.ts";
import { albertaDate } from "#app/calendar/alberta-time.ts";
import { toComparedVenue } from "#app/visitor/venues/compared-venue.ts";
import { ComparisonPage } from "#app/visitor/venues/comparison-page.tsx";
import { comparisonQueryKeys, parseComparison } from "#app/visitor/venues/comparison-path.ts";
import { PageMetadata } from "#app/site/metadata/page-metadata.tsx";
import { siteContext } from "#app/messaging/request-context.ts";

import type { Route } from "./+types/venue-comparison";

export const handle = { queryKeys: comparisonQueryKeys } satisfies PageHandle;

export function loader({ context, url }: Route.LoaderArgs) {
  const { directory } = context.get(siteContext);
  const today = albertaDate(new Date());
  const listings = parseComparison(url.searchParams).flatMap((slug) => {
    const listing = directory.venue(slug);
    return (listing && toComparedVenue(listing, today)) ?? [];
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
