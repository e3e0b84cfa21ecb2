import { SampleBadge } from "#app/catalogue/listings/sample-badge.tsx";
import { unknownFactText } from "#app/catalogue/venue-facts/fact-status.tsx";
import { describeSeasons, seasonMonths } from "#app/visitor/venues/describe-seasons.ts";

import { VenueSection } from "./venue-section.tsx";
import type { VenuePageData } from "./venue-page-data.ts";

/** The easiest seasons for a wedding there. */
export function VenueSeasons({ sheet: { listing, venue } }: { sheet: VenuePageData }) {
  return (
    <VenueSection id="seasons">
      {venue.bestSeasons.length === 0 ? (
        <p>{unknownFactText}</p>
      ) : (
        <>
          <ul className="seasons-row">
            {venue.bestSeasons.map((season) => (
              <li key={season}>
                <strong>{describeSeasons([season])}</strong> {seasonMonths(season)}
              </li>
            ))}
          </ul>
          <p className="note">
            {listing.card.fictional ? (
              <SampleBadge />
            ) : (
              "Our own view, from what is known of its rooms and grounds; the venue has not said."
            )}
          </p>
        </>
      )}
    </VenueSection>
  );
}
