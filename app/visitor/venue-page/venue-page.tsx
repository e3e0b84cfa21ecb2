import { Suspense } from "react";

import { ClaimPrompt } from "#app/business/claims/claim-prompt.tsx";
import { CorrectionPrompt } from "#app/couple/corrections/correction-prompt.tsx";
import type { ListingCard } from "#app/catalogue/directory/listing-card.ts";
import { ListingGallery } from "#app/catalogue/listings/listing-gallery.tsx";
import { SampleListingNotice } from "#app/catalogue/listings/sample-listing-notice.tsx";

import { QuestionBasketProvider } from "./question-basket.tsx";
import { SimilarVenues } from "./similar-venues.tsx";
import { VenuePermissions } from "./venue-permissions.tsx";
import { VenueEnquiry } from "./venue-enquiry.tsx";
import { VenueHero } from "./venue-hero.tsx";
import { VenueOverview } from "./venue-overview.tsx";
import { VenueGettingThere, VenueStepFree } from "./venue-access.tsx";
import { VenuePrices } from "./venue-prices.tsx";
import type { QuestionKey } from "./venue-questions.ts";
import { VenueReviews } from "./venue-reviews.tsx";
import { VenueRooms } from "./venue-rooms.tsx";
import { VenueSeasons } from "./venue-seasons.tsx";
import type { VenuePageData } from "./venue-page-data.ts";
import { VenueTabs } from "./venue-tabs.tsx";

type VenuePageProps = {
  sheet: VenuePageData;
  similar: readonly ListingCard[];
  /** Questions in the URL. */
  asked: readonly QuestionKey[];
};

/**
 * The page of a venue: the same headings in the same order for all of them, including those with a missing
 * fact.
 */
export function VenuePage({ sheet, similar, asked }: VenuePageProps) {
  const { card } = sheet.listing;
  return (
    <QuestionBasketProvider key={card.id} province={sheet.venue.province} initial={asked}>
      <VenueHero sheet={sheet} />
      <VenueTabs />
      <div className="wrap listing venue">
        {/* Parts below are hydrated one by one, what is used first. */}
        <div className="listing__facts">
          <SampleListingNotice card={card} />
          <ListingGallery card={card} pictures={sheet.listing.pictures} />
          <VenueOverview sheet={sheet} />
          <Suspense>
            <VenueRooms sheet={sheet} />
          </Suspense>
          <Suspense>
            <VenuePrices sheet={sheet} />
          </Suspense>
          <Suspense>
            <VenuePermissions sheet={sheet} />
          </Suspense>
          <VenueGettingThere sheet={sheet} />
          <VenueStepFree sheet={sheet} />
          <Suspense>
            <VenueSeasons sheet={sheet} />
          </Suspense>
          <Suspense>
            <VenueReviews sheet={sheet} />
          </Suspense>
        </div>
        <Suspense>
          <VenueEnquiry sheet={sheet} asked={asked} />
        </Suspense>
        <div className="listing__end">
          <CorrectionPrompt card={card} claimed={sheet.listing.claimed} />
          <ClaimPrompt card={card} claimed={sheet.listing.claimed} />
        </div>
      </div>
      <Suspense>
        <SimilarVenues cards={similar} />
      </Suspense>
    </QuestionBasketProvider>
  );
}
