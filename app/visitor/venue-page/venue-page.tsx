import { lazyCode, lazySection } from "#app/ui/design-system/lazy-section.tsx";
import type { ListingCard } from "#app/catalogue/directory/listing-card.ts";
import { ListingGallery } from "#app/catalogue/listings/listing-gallery.tsx";
import { SampleListingNotice } from "#app/catalogue/listings/sample-listing-notice.tsx";
import { useCountedView } from "#app/visitor/vendors/use-counted-view.ts";

import { QuestionBasketProvider } from "./question-basket.tsx";
import { VenueHero } from "./venue-hero.tsx";
import type { QuestionKey } from "./venue-questions.ts";
import type { VenuePageData } from "./venue-page-data.ts";
import { VenueTabs } from "./venue-tabs.tsx";

type VenuePageProps = {
  sheet: VenuePageData;
  similar: readonly ListingCard[];
  /** Questions in the URL. */
  asked: readonly QuestionKey[];
};

const details = lazyCode(() => import("./venue-details.tsx"));
const VenueFacts = lazySection(details, (code) => code.VenueFacts);
const VenueEnquiry = lazySection(details, (code) => code.VenueEnquiry, "enquiry-heading");
const ListingEnd = lazySection(details, (code) => code.ListingEnd);
const SimilarVenues = lazySection(details, (code) => code.SimilarVenues);

/**
 * The page of a venue: the same headings in the same order for all of them, including those with a missing
 * fact.
 */
export function VenuePage({ sheet, similar, asked }: VenuePageProps) {
  const { card } = sheet.listing;
  useCountedView(card.id);
  return (
    <QuestionBasketProvider key={card.id} province={sheet.venue.province} initial={asked}>
      <VenueHero sheet={sheet} />
      <VenueTabs />
      <div className="wrap listing venue">
        <div className="listing__facts">
          <SampleListingNotice card={card} />
          <ListingGallery card={card} pictures={sheet.listing.pictures} />
          <VenueFacts id="facts" sheet={sheet} />
        </div>
        <VenueEnquiry id="enquiry" sheet={sheet} asked={asked} />
        <ListingEnd id="end" listing={sheet.listing} />
      </div>
      <SimilarVenues id="similar" cards={similar} />
    </QuestionBasketProvider>
  );
}
