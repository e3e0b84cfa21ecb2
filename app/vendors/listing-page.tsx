import { SomethingWrong } from "#app/corrections/something-wrong.tsx";
import type { Listing } from "#app/directory/listing.ts";
import type { ListingCard } from "#app/directory/listing-card.ts";
import { categoryName } from "#app/directory/filter-options.ts";
import { ShortEnquiryForm } from "#app/enquiries/short-enquiry-form.tsx";
import { Icon } from "#app/illustrations/icon.tsx";
import { ListingNote } from "#app/listings/listing-note.tsx";
import { ThemeLink } from "#app/wedding-theme/theme-link.tsx";

import { ListingFacts } from "./listing-facts.tsx";
import { ListingHero } from "./listing-hero.tsx";
import { VendorCard } from "./vendor-card.tsx";

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
          <ListingFacts listing={listing} />
        </div>
        <aside className="ask without-print" aria-labelledby="ask-heading">
          <div className="ask__ticket">
            <h2 id="ask-heading">Ask {card.name}</h2>
            <p className="note">Three answers are enough; the rest can wait for the reply.</p>
            <ShortEnquiryForm vendor={card} />
            <p className="note ask__more">
              <ThemeLink to={`/planning?vendors=${card.id}`} className="text-link">
                Use the longer form <Icon name="arrow" />
              </ThemeLink>
            </p>
          </div>
        </aside>
        <SomethingWrong card={card} />
      </div>
      <section className="section section--surface similar" aria-labelledby="similar-heading">
        <div className="wrap">
          <div className="section-head">
            <h2 id="similar-heading" className="heading-large">
              Similar vendors
            </h2>
            <ThemeLink to={`/vendors?category=${card.category}`} className="text-link">
              All {category} <Icon name="arrow" />
            </ThemeLink>
          </div>
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
