import { ClaimPrompt } from "#app/business/claims/claim-prompt.tsx";
import type { ListingToday } from "#app/catalogue/directory/availability-calendar.ts";
import { isBare, type Listing } from "#app/catalogue/directory/listing.ts";
import { categoryName } from "#app/catalogue/directory/filter-options.ts";
import { categoryPath } from "#app/catalogue/directory/category-path.ts";
import type { ListingCard } from "#app/catalogue/directory/listing-card.ts";
import { VendorCard } from "#app/catalogue/listing-cards/vendor-card.tsx";
import { TakenDates } from "#app/catalogue/listings/taken-dates.tsx";
import { CorrectionPrompt } from "#app/couple/corrections/correction-prompt.tsx";
import { EnquirySidebar } from "#app/couple/enquiries/enquiry-sidebar.tsx";
import { ShortEnquiryForm } from "#app/couple/enquiries/short-enquiry-form.tsx";
import { ArrowLink } from "#app/site/theme/arrow-link.tsx";
import { SectionHead } from "#app/ui/design-system/section-head.tsx";

export { VendorFacts } from "./vendor-facts.tsx";

/** The ticket beside the facts of a vendor. */
export function VendorEnquiry({ id, listing }: { id: string; listing: ListingToday }) {
  const { card } = listing;
  return (
    <EnquirySidebar
      card={card}
      id={id}
      heading={`Ask ${card.name}`}
      note="Three answers are enough; the rest can wait for the reply."
    >
      <TakenDates {...listing} />
      <ShortEnquiryForm vendor={card} reachable={listing.reachable} claimed={listing.claimed} />
    </EnquirySidebar>
  );
}

type ListingEndProps = { id: string; listing: Pick<Listing, "card" | "claimed" | "about" | "offers"> };

/** The end of a listing's page: what is wrong on it, and whose it is. */
export function ListingEnd({ id, listing }: ListingEndProps) {
  const { card, claimed } = listing;
  return (
    <div id={id} className="listing__end">
      <CorrectionPrompt card={card} claimed={claimed} />
      {!isBare(listing) && <ClaimPrompt card={card} claimed={claimed} />}
    </div>
  );
}

type SimilarVendorsProps = {
  id: string;
  category: ListingCard["category"];
  cards: readonly ListingCard[];
};

/** Other vendors of the same category. */
export function SimilarVendors({ id, category, cards }: SimilarVendorsProps) {
  return (
    <section
      className="section section--surface similar later later--similar-vendors"
      id={id}
      aria-labelledby="similar-heading"
    >
      <div className="wrap">
        <SectionHead heading="Similar vendors" id="similar-heading">
          <ArrowLink to={categoryPath(category)}>All {categoryName(category)}</ArrowLink>
        </SectionHead>
        <ul className="cards">
          {cards.map((other) => (
            <li key={other.id}>
              <VendorCard card={other} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
