import { ClaimLine } from "#app/claims/claim-line.tsx";
import { SomethingWrong } from "#app/couple/corrections/correction-prompt.tsx";
import type { ListingCard } from "#app/catalogue/directory/listing-card.ts";
import { ListingGallery } from "#app/catalogue/listings/listing-gallery.tsx";
import { ListingNote } from "#app/listings/listing-note.tsx";

import { QuestionBasketProvider } from "./question-basket.tsx";
import { SimilarVenues } from "./similar-venues.tsx";
import { VenueAllowed } from "./venue-permissions.tsx";
import { VenueEnquiry } from "./venue-enquiry.tsx";
import { VenueHero } from "#app/venue-page/venue-hero.tsx";
import { VenueOverview } from "./venue-overview.tsx";
import { VenueGettingThere, VenueStepFree } from "./venue-access.tsx";
import { VenuePrices } from "#app/venue-page/venue-prices.tsx";
import type { QuestionKey } from "#app/venue-page/venue-questions.ts";
import { VenueReviews } from "./venue-reviews.tsx";
import { VenueRooms } from "./venue-rooms.tsx";
import { VenueSeasons } from "./venue-seasons.tsx";
import type { VenueSheet } from "#app/venue-page/venue-sheet.ts";
import { VenueTabs } from "./venue-tabs.tsx";

type VenuePageProps = {
  sheet: VenueSheet;
  similar: readonly ListingCard[];
  /** Questions that the address asks. */
  asked: readonly QuestionKey[];
};

/** The page of a venue: the same headings in the same order for all of them, also where a fact is missing. */
export function VenuePage({ sheet, similar, asked }: VenuePageProps) {
  const { card } = sheet.listing;
  return (
    <QuestionBasketProvider key={card.id} province={sheet.venue.province} initial={asked}>
      <VenueHero sheet={sheet} />
      <VenueTabs />
      <div className="wrap listing venue">
        <div className="listing__facts">
          <ListingNote card={card} />
          <ListingGallery card={card} pictures={sheet.listing.pictures} />
          <VenueOverview sheet={sheet} />
          <VenueRooms sheet={sheet} />
          <VenuePrices sheet={sheet} />
          <VenueAllowed sheet={sheet} />
          <VenueGettingThere sheet={sheet} />
          <VenueStepFree sheet={sheet} />
          <VenueSeasons sheet={sheet} />
          <VenueReviews sheet={sheet} />
        </div>
        <VenueEnquiry sheet={sheet} asked={asked} />
        <div className="listing__end">
          <SomethingWrong card={card} claimed={sheet.listing.claimed} />
          <ClaimLine card={card} claimed={sheet.listing.claimed} />
        </div>
      </div>
      <SimilarVenues cards={similar} />
    </QuestionBasketProvider>
  );
}
