import type { VenueSpotlight } from "#content/venue-spotlights/venue-spotlight.ts";
import type { VenueFact } from "#app/catalogue/venue-facts/fact-status.tsx";

import type { VenueSummary } from "./venue-summary.ts";

/** A venue told at length: the words of its spotlight, and its entry in the catalogue for the rest. */
export type Spotlight = Pick<
  VenueSpotlight,
  "largeImage" | "longDescription" | "packages" | "virtualTour"
> & {
  venue: VenueSummary;
  address: VenueFact | null;
  contactPhone: string | null;
  contactEmail: string | null;
  /** Samples, all of them: nobody has reviewed a venue here yet. */
  reviewQuotes: VenueSpotlight["sampleQuotes"];
};

/** How many spotlights the page has room for (specification §9). */
const shownSpotlights = 3;

/** The spotlights of a theme: the first three of its order that there are. */
export function chooseSpotlights(spotlights: readonly Spotlight[], order: readonly string[]): Spotlight[] {
  return order
    .flatMap((id) => spotlights.find(({ venue }) => venue.card.slug === id) ?? [])
    .slice(0, shownSpotlights);
}
