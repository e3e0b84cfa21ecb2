import type { ReactNode } from "react";

import { services } from "#content/catalogue/categories.ts";
import { DescriptionListEntry } from "#app/ui/design-system/description-list-entry.tsx";
import { isBare, type Listing } from "#app/catalogue/directory/listing.ts";
import { Icon } from "#app/ui/illustrations/icon.tsx";
import { ContactLink } from "#app/catalogue/listings/contact-link.tsx";
import { PriceLabel } from "#app/catalogue/listings/price-label.tsx";
import { Rating } from "#app/catalogue/listings/rating.tsx";
import { RecommendBadge } from "#app/catalogue/listings/recommend-badge.tsx";
import { ResponseTime } from "#app/catalogue/listings/response-time.tsx";
import { ReviewList } from "#app/couple/reviews/review-list.tsx";
import { WebsiteLink } from "#app/catalogue/listings/website-link.tsx";

import { describeTraditions } from "#app/catalogue/listings/tradition-names.ts";

import { BareListingFacts } from "./bare-listing-facts.tsx";

const notGiven = "Not given: ask";

/**
 * The facts of a listing, under the same headings for every listing; missing facts are marked.
 * @param children what couples ask of its kind
 */
export function ListingFacts({ listing, children }: { listing: Listing; children?: ReactNode }) {
  const { card } = listing;
  if (isBare(listing))
    return (
      <>
        <BareListingFacts listing={listing} />
        {children}
        {listing.reviews.length > 0 && <Reviews listing={listing} />}
      </>
    );
  return (
    <>
      {listing.about.length > 0 && (
        <Section id="about" heading="About">
          {listing.about.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Section>
      )}
      <Services listing={listing} />
      {children}
      <Section id="price" heading="Price">
        <p>
          <PriceLabel card={card} />
        </p>
      </Section>
      <Section id="area" heading="Area">
        <dl className="fact-list">
          <Fact label="Based in" value={card.location} />
          <Fact label="Travels" value={listing.travels ?? ""} />
        </dl>
      </Section>
      <Section id="response-time" heading="Response time">
        <p>
          {card.responseTime !== null && "Usually answers: "}
          <ResponseTime card={card} />
        </p>
      </Section>
      <Reviews listing={listing} />
      <Contact listing={listing} />
      <Section id="website" heading="Website">
        {card.website === null ? <p>{notGiven}</p> : <WebsiteLink name={card.name} website={card.website} />}
      </Section>
    </>
  );
}

function Reviews({ listing }: { listing: Listing }) {
  return (
    <Section id="reviews" heading="Rating and reviews">
      <Rating card={listing.card} />
      <RecommendBadge card={listing.card} />
      <ReviewList listing={listing} />
    </Section>
  );
}

function Services({ listing }: { listing: Listing }) {
  const { card } = listing;
  const tags = [...card.tags, ...serviceNames(card.services)];
  return (
    <Section id="services" heading="Services and specialties">
      {listing.offers.length > 0 ? (
        <ul className="ticks">
          {listing.offers.map((offer) => (
            <li key={offer}>
              <Icon name="check" />
              {offer}
            </li>
          ))}
        </ul>
      ) : (
        <p>{notGiven}</p>
      )}
      {tags.length > 0 && (
        <ul className="chips">
          {tags.map((tag) => (
            <li key={tag} className="chip">
              {tag}
            </li>
          ))}
        </ul>
      )}
      <dl className="fact-list">
        <Fact label="Traditions" value={describeTraditions(listing.traditions)} />
        <Fact label="Languages" value={listing.languages.join(", ")} />
      </dl>
    </Section>
  );
}

function Contact({ listing: { card, phone, email } }: { listing: Listing }) {
  return (
    <Section id="contact" heading="Contact">
      <dl className="fact-list">
        <Fact
          label="Telephone"
          value={phone === null ? "" : <ContactLink card={card} kind="tel" to={phone} />}
        />
        <Fact
          label="Email"
          value={email === null ? "" : <ContactLink card={card} kind="mailto" to={email} />}
        />
      </dl>
    </Section>
  );
}

function Section({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section className="listing__section prose" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {children}
    </section>
  );
}

function Fact({ label, value }: { label: string; value: ReactNode }) {
  return <DescriptionListEntry label={label}>{value === "" ? notGiven : value}</DescriptionListEntry>;
}

function serviceNames(ids: readonly string[]): string[] {
  return services.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
}
