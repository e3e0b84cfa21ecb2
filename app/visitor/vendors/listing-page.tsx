import { categoryPath } from "#app/catalogue/directory/category-path.ts";
import { ClaimPrompt } from "#app/business/claims/claim-prompt.tsx";
import { CorrectionPrompt } from "#app/couple/corrections/correction-prompt.tsx";
import { SectionHead } from "#app/ui/design-system/section-head.tsx";
import type { Listing } from "#app/catalogue/directory/listing.ts";
import type { ListingCard } from "#app/catalogue/directory/listing-card.ts";
import { categoryName } from "#app/catalogue/directory/filter-options.ts";
import { EnquirySidebar } from "#app/couple/enquiries/enquiry-sidebar.tsx";
import { ShortEnquiryForm } from "#app/couple/enquiries/short-enquiry-form.tsx";
import { ListingGallery } from "#app/catalogue/listings/listing-gallery.tsx";
import { SampleListingNotice } from "#app/catalogue/listings/sample-listing-notice.tsx";
import { TakenDates } from "#app/catalogue/listings/taken-dates.tsx";
import { ArrowLink } from "#app/site/theme/arrow-link.tsx";

import { ListingFacts } from "./listing-facts.tsx";
import { ListingHero } from "./listing-hero.tsx";
import { VendorCard } from "#app/catalogue/listing-cards/vendor-card.tsx";

type ListingPageProps = { listing: Listing; similar: readonly ListingCard[] };

/** A vendor's own page: the same headings in the same order for all of them. */
export function ListingPage({ listing, similar }: ListingPageProps) {
  const { card } = listing;
  const category = categoryName(card.category);
  return (
    <>
      <ListingHero card={card} />
      <div className="wrap listing">
        <div className="listing__facts">
          <SampleListingNotice card={card} />
          <ListingGallery card={card} pictures={listing.pictures} />
          <ListingFacts listing={listing} />
        </div>
        <EnquirySidebar
          card={card}
          id="ask"
          heading={`Ask ${card.name}`}
          note="Three answers are enough; the rest can wait for the reply."
        >
          <TakenDates taken={listing.taken} freeUntil={listing.freeUntil} />
          <ShortEnquiryForm vendor={card} reachable={listing.reachable} />
        </EnquirySidebar>
        <div className="listing__end">
          <CorrectionPrompt card={card} claimed={listing.claimed} />
          <ClaimPrompt card={card} claimed={listing.claimed} />
        </div>
      </div>
      <section
        className="section section--surface similar later later--similar-vendors"
        aria-labelledby="similar-heading"
      >
        <div className="wrap">
          <SectionHead heading="Similar vendors" id="similar-heading">
            <ArrowLink to={categoryPath(card.category)}>All {category}</ArrowLink>
          </SectionHead>
          <ul className="cards">
            {similar.map((other) => (
              <li key={other.id}>
                <VendorCard card={other} />
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  );
}
