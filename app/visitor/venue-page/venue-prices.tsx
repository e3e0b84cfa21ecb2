import { costsPath } from "#app/catalogue/event-costs/costs-path.ts";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";
import { PriceLabel } from "#app/catalogue/listings/price-label.tsx";
import { PackageList } from "#app/visitor/venues/package-list.tsx";

import { LabelledRow, UnknownFactRow } from "./fact-row.tsx";
import { ProvinceRuleRow } from "./province-rule-row.tsx";
import { VenueSection } from "./venue-section.tsx";
import type { VenuePageData } from "./venue-page-data.ts";

/** Bookable packages, known prices, and the added tax. */
export function VenuePrices({ sheet: { listing, packages, rules } }: { sheet: VenuePageData }) {
  // Invented data says nothing about a real venue.
  const areKnown = packages.some(({ origin }) => origin !== null || listing.card.fictional);
  return (
    <VenueSection id="prices">
      {packages.length > 0 && <PackageList packages={packages} heading="h3" />}
      <dl className="fact-rows">
        <LabelledRow label="What can be booked">
          <ul className="venue__offers">
            {listing.offers.map((offer) => (
              <li key={offer}>{offer}</li>
            ))}
          </ul>
        </LabelledRow>
        {!areKnown && <UnknownFactRow label="Packages" question="packages" />}
        <LabelledRow label="Price level">
          <PriceLabel card={listing.card} />
        </LabelledRow>
        <ProvinceRuleRow rule={rules.tax} />
      </dl>
      <p>
        <ThemeLink to={costsPath([listing.card.slug])} className="button button--line button--small">
          What it costs, all in
        </ThemeLink>
      </p>
    </VenueSection>
  );
}
