import { ClaimLine } from "#app/claims/claim-line.tsx";
import { SomethingWrong } from "#app/couple/corrections/correction-prompt.tsx";
import { SectionHead } from "#app/ui/design-system/section-head.tsx";
import type { Listing } from "#app/catalogue/directory/listing.ts";
import type { ListingCard } from "#app/catalogue/directory/listing-card.ts";
import { categoryName } from "#app/catalogue/directory/filter-options.ts";
import { AskTicket } from "#app/couple/enquiries/enquiry-sidebar.tsx";
import { ShortEnquiryForm } from "#app/couple/enquiries/short-enquiry-form.tsx";
import { ListingGallery } from "#app/catalogue/listings/listing-gallery.tsx";
import { ListingNote } from "#app/listings/listing-note.tsx";
import { TakenDates } from "#app/catalogue/listings/taken-dates.tsx";
import { OnwardLink } from "#app/site/theme/arrow-link.tsx";

import { ListingFacts } from "./listing-facts.tsx";
import { ListingHero } from "#app/vendors/listing-hero.tsx";
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
          <ListingNote card={card} />
          <ListingGallery card={card} pictures={listing.pictures} />
          <ListingFacts listing={listing} />
        </div>
        <AskTicket
          card={card}
          id="ask"
          heading={`Ask ${card.name}`}
          note="Three answers are enough; the rest can wait for the reply."
        >
          <TakenDates taken={listing.taken} freeUntil={listing.freeUntil} />
          <ShortEnquiryForm vendor={card} reachable={listing.reachable} />
        </AskTicket>
        <div className="listing__end">
          <SomethingWrong card={card} claimed={listing.claimed} />
          <ClaimLine card={card} claimed={listing.claimed} />
        </div>
      </div>
      <section
        className="section section--surface similar later later--similar-vendors"
        aria-labelledby="similar-heading"
      >
        <div className="wrap">
          <SectionHead heading="Similar vendors" id="similar-heading">
            <OnwardLink to={`/vendors?category=${card.category}`}>All {category}</OnwardLink>
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
