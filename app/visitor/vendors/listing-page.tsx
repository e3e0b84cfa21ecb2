import { lazyCode, lazySection } from "#app/ui/design-system/lazy-section.tsx";
import type { ListingToday } from "#app/catalogue/directory/availability-calendar.ts";
import type { ListingCard } from "#app/catalogue/directory/listing-card.ts";
import { ListingGallery } from "#app/catalogue/listings/listing-gallery.tsx";
import { SampleListingNotice } from "#app/catalogue/listings/sample-listing-notice.tsx";

import { ListingFacts } from "./listing-facts.tsx";
import { ListingHero } from "./listing-hero.tsx";
import { useCountedView } from "./use-counted-view.ts";

const end = lazyCode(() => import("./listing-end.tsx"));
const VendorEnquiry = lazySection(end, (code) => code.VendorEnquiry, "ask-heading");
const ListingEnd = lazySection(end, (code) => code.ListingEnd);
const SimilarVendors = lazySection(end, (code) => code.SimilarVendors);

type ListingPageProps = { listing: ListingToday; similar: readonly ListingCard[] };

/** A vendor's own page: the same headings in the same order for all of them. */
export function ListingPage({ listing, similar }: ListingPageProps) {
  const { card } = listing;
  useCountedView(card.id);
  return (
    <>
      <ListingHero card={card} />
      <div className="wrap listing">
        <div className="listing__facts">
          <SampleListingNotice card={card} />
          <ListingGallery card={card} pictures={listing.pictures} />
          <ListingFacts listing={listing} />
        </div>
        <VendorEnquiry id="ask" listing={listing} />
        <ListingEnd id="end" listing={listing} />
      </div>
      <SimilarVendors id="similar" category={card.category} cards={similar} />
    </>
  );
}
