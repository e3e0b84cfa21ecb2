import type { VenueSpotlight } from "#content/venue-spotlights/venue-spotlight.ts";
import type { VenueFact } from "#app/catalogue/venue-facts/fact-status.tsx";

import type { VenueSummary } from "./venue-summary.ts";

/** A venue in detail: the text of its spotlight, and its catalogue entry for the rest. */
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

/** Maximum spotlights on the page (specification §9). */
const shownSpotlights = 3;

/** The spotlights of a theme: the first three available in its order. */
export function chooseSpotlights(spotlights: readonly Spotlight[], order: readonly string[]): Spotlight[] {
  return order
    .flatMap((id) => spotlights.find(({ venue }) => venue.card.slug === id) ?? [])
    .slice(0, shownSpotlights);
}
