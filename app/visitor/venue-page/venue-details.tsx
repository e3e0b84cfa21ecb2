import { Suspense } from "react";

import { VenueGettingThere, VenueStepFree } from "./venue-access.tsx";
import { VenueOverview } from "./venue-overview.tsx";
import type { VenuePageData } from "./venue-page-data.ts";
import { VenuePermissions } from "./venue-permissions.tsx";
import { VenuePrices } from "./venue-prices.tsx";
import { VenueReviews } from "./venue-reviews.tsx";
import { VenueRooms } from "./venue-rooms.tsx";
import { VenueSeasons } from "./venue-seasons.tsx";

export { ListingEnd } from "#app/visitor/vendors/listing-end.tsx";
export { VenueEnquiry } from "./venue-enquiry.tsx";
export { SimilarVenues } from "./similar-venues.tsx";

/** Everything that is known about a venue. */
export function VenueFacts({ id, sheet }: { id: string; sheet: VenuePageData }) {
  return (
    <div id={id}>
      {/* Each is hydrated by itself, what is used first. */}
      <Suspense>
        <VenueOverview sheet={sheet} />
      </Suspense>
      <Suspense>
        <VenueRooms sheet={sheet} />
      </Suspense>
      <Suspense>
        <VenuePrices sheet={sheet} />
      </Suspense>
      <Suspense>
        <VenuePermissions sheet={sheet} />
      </Suspense>
      <Suspense>
        <VenueGettingThere sheet={sheet} />
        <VenueStepFree sheet={sheet} />
      </Suspense>
      <Suspense>
        <VenueSeasons sheet={sheet} />
      </Suspense>
      <Suspense>
        <VenueReviews sheet={sheet} />
      </Suspense>
    </div>
  );
}
