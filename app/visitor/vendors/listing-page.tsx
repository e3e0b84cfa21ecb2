import { lazyCode, lazySection } from "#app/ui/design-system/lazy-section.tsx";
import type { ListingToday } from "#app/catalogue/directory/availability-calendar.ts";
import type { ListingCard } from "#app/catalogue/directory/listing-card.ts";
import { ListingGallery } from "#app/catalogue/listings/listing-gallery.tsx";
import { SampleListingNotice } from "#app/catalogue/listings/sample-listing-notice.tsx";

import { ListingFacts } from "./listing-facts.tsx";
import { ListingHero } from "./listing-hero.tsx";
import { useCountedView } from "./use-counted-view.ts";
import type { VendorFactRow } from "./vendor-fact-rows.ts";

const end = lazyCode(() => import("./listing-end.tsx"));
const VendorFacts = lazySection(end, (code) => code.VendorFacts);
const VendorEnquiry = lazySection(end, (code) => code.VendorEnquiry, "ask-heading");
const ListingEnd = lazySection(end, (code) => code.ListingEnd);
const SimilarVendors = lazySection(end, (code) => code.SimilarVendors);

type ListingPageProps = {
  listing: ListingToday;
  factRows: readonly VendorFactRow[];
  similar: readonly ListingCard[];
};

/** A vendor's own page: the same headings in the same order for all of them. */
export function ListingPage({ listing, factRows, similar }: ListingPageProps) {
  const { card } = listing;
  useCountedView(card.id);
  return (
    <>
      <ListingHero card={card} />
      <div className="wrap listing">
        <div className="listing__facts">
          <SampleListingNotice card={card} />
          <ListingGallery card={card} pictures={listing.pictures} />
          <ListingFacts listing={listing}>
            {factRows.length > 0 && <VendorFacts id="facts" card={card} rows={factRows} />}
          </ListingFacts>
        </div>
        <VendorEnquiry id="ask" listing={listing} />
        <ListingEnd id="end" listing={listing} />
      </div>
      <SimilarVendors id="similar" category={card.category} cards={similar} />
    </>
  );
}
