import type { Listing } from "#app/directory/listing.ts";
import type { ListingCard } from "#app/directory/listing-card.ts";
import { categoryName } from "#app/directory/filter-options.ts";
import { ShortEnquiryForm } from "#app/enquiries/short-enquiry-form.tsx";
import { Icon } from "#app/illustrations/icon.tsx";
import { SampleListingMark, SampleMark } from "#app/listings/sample-mark.tsx";
import { ThemeLink } from "#app/wedding-theme/theme-link.tsx";

import { ListingFacts } from "./listing-facts.tsx";
import { ListingHero } from "./listing-hero.tsx";
import { VendorCard } from "./vendor-card.tsx";

type ListingPageProps = { listing: Listing; similar: readonly ListingCard[] };

/** A vendor's or venue's own page: the same headings in the same order for all of them. */
export function ListingPage({ listing, similar }: ListingPageProps) {
  const { card } = listing;
  const category = categoryName(card.category);
  return (
    <>
      <ListingHero card={card} capacity={listing.venue?.capacity ?? null} />
      <div className="wrap listing">
        <div className="listing__facts">
          {card.fictional && (
            <p className="listing__sample note">
              <SampleListingMark /> {card.name} is invented, to show what a page here looks like. An enquiry
              reaches our team, not a business.
            </p>
          )}
          {!card.fictional && card.sampleFigures && (
            <p className="listing__sample note">
              <SampleMark /> {card.name} is a real business. Figures with this mark are ours, for show, until
              real ones are known.
            </p>
          )}
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
      </div>
      <section className="section section--surface similar" aria-labelledby="similar-heading">
        <div className="wrap">
          <div className="section-head">
            <h2 id="similar-heading" className="heading-large">
              Similar {card.category === "venues" ? "venues" : "vendors"}
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
