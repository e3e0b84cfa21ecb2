import { PriceLabel } from "#app/catalogue/listings/price-label.tsx";
import { PackageList } from "#app/visitor/venues/package-list.tsx";

import { Row, UnknownRow } from "./fact-row.tsx";
import { ProvinceRow } from "#app/visitor/venue-page/province-rule-row.tsx";
import { VenueSection } from "#app/visitor/venue-page/venue-section.tsx";
import type { VenueSheet } from "./venue-sheet.ts";

/** What can be booked, what it costs as far as anybody says, and which tax comes on top. */
export function VenuePrices({ sheet: { listing, packages, rules } }: { sheet: VenueSheet }) {
  // What we invented answers nothing about a real venue.
  const areKnown = packages.some(({ origin }) => origin !== null || listing.card.fictional);
  return (
    <VenueSection id="prices">
      {packages.length > 0 && <PackageList packages={packages} heading="h3" />}
      <dl className="fact-rows">
        <Row label="What can be booked">
          <ul className="venue__offers">
            {listing.offers.map((offer) => (
              <li key={offer}>{offer}</li>
            ))}
          </ul>
        </Row>
        {!areKnown && <UnknownRow label="Packages" question="packages" />}
        <Row label="Price level">
          <PriceLabel card={listing.card} />
        </Row>
        <ProvinceRow rule={rules.tax} />
      </dl>
    </VenueSection>
  );
}
