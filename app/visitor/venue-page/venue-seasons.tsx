import { SampleMark } from "#app/listings/sample-mark.tsx";
import { describeSeasons, seasonMonths } from "#app/visitor/venues/describe-seasons.ts";

import { VenueSection } from "./venue-section.tsx";
import type { VenueSheet } from "#app/venue-page/venue-sheet.ts";

/** When a wedding there is easiest. */
export function VenueSeasons({ sheet: { listing, venue } }: { sheet: VenueSheet }) {
  return (
    <VenueSection id="seasons">
      <ul className="seasons-row">
        {venue.bestSeasons.map((season) => (
          <li key={season}>
            <strong>{describeSeasons([season])}</strong> {seasonMonths(season)}
          </li>
        ))}
      </ul>
      <p className="note">
        {listing.card.fictional ? (
          <SampleMark />
        ) : (
          "Our own view, from what is known of its rooms and grounds; the venue has not said."
        )}
      </p>
    </VenueSection>
  );
}
