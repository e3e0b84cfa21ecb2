import type { ListingCard } from "#app/catalogue/directory/listing-card.ts";
import type { CostVenue } from "#app/catalogue/event-costs/cost-venue.ts";
import type { ShownPaidRange } from "#app/catalogue/paid-amounts/describe-paid-range.ts";
import { PageHero } from "#app/site/frame/page-hero.tsx";
import { lazyCode, lazySection } from "#app/ui/design-system/lazy-section.tsx";

import { CostNotes } from "./cost-notes.tsx";
import type { VenueChoice } from "./list-cost-venues.ts";

// The style sheet of what loads later is the page's, because the server shows the page with it.
import "#app/catalogue/paid-amounts/what-couples-paid.css";

/** A venue in the comparison of costs, with its card. */
export type PricedVenue = CostVenue & { card: ListingCard };

const CostCalculator = lazySection(
  lazyCode(() => import("./cost-calculator.tsx")),
  (code) => code.CostCalculator,
);

type CostsPageProps = {
  venues: readonly PricedVenue[];
  choices: readonly VenueChoice[];
  /** What couples paid venues and caterers, where that may be shown. */
  paid: readonly ShownPaidRange[];
};

/** What venues come to, all in, for the couple's own events. */
export function CostsPage({ venues, choices, paid }: CostsPageProps) {
  return (
    <>
      <PageHero
        resting
        eyebrow="Compare costs"
        heading="What it costs, all in"
        lede="Hire, food, service, tax, music fees, licences: every line of your events at each place, with its source. What nobody has published stays open, so you know what to ask."
      />
      <CostCalculator id="costs" venues={venues} choices={choices} paid={paid} />
      <CostNotes />
    </>
  );
}
