import { href } from "react-router";
import { PhoneFold } from "#app/ui/design-system/phone-fold.tsx";
import { Icon } from "#app/ui/illustrations/icon.tsx";
import { PosterFrame } from "#app/catalogue/listings/poster-frame.tsx";
import { DescriptionListEntry } from "#app/ui/design-system/description-list-entry.tsx";
import { PriceLabel } from "#app/catalogue/listings/price-label.tsx";
import { Rating } from "#app/catalogue/listings/rating.tsx";
import { SampleListingBadge } from "#app/catalogue/listings/sample-badge.tsx";
import { HeartButton } from "#app/catalogue/saved-list/heart-button.tsx";
import { unknownFactText } from "#app/catalogue/venue-facts/fact-status.tsx";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";

import { PlusMore } from "./plus-more.tsx";
import { describeSeasons } from "./describe-seasons.ts";
import type { Spotlight } from "./spotlight.ts";
import { SpotlightContact } from "./spotlight-contact.tsx";
import { SpotlightPackages } from "./spotlight-packages.tsx";
import { SampleQuotes } from "./sample-quotes.tsx";
import { ListingArt } from "#app/catalogue/listings/listing-art.tsx";

/** Maximum amenities of a spotlight (specification §9). */
const shownAmenities = 6;

/** One venue in more depth: facts, contact, packages and, where it has any, sample quotes. */
export function SpotlightView({ spotlight }: { spotlight: Spotlight }) {
  const { venue, largeImage, longDescription } = spotlight;
  const { card } = venue;
  const heading = `spotlight-${card.slug}`;
  return (
    <article className="spotlight" aria-labelledby={heading}>
      <div className="spotlight__art">
        <PosterFrame title={card.name} subtitle={venue.type}>
          <ListingArt card={card} path={largeImage ?? card.image} />
        </PosterFrame>
        <HeartButton card={card} />
      </div>
      <div className="spotlight__text">
        <p className="eyebrow">{venue.type}</p>
        <h3 id={heading}>{card.name}</h3>
        {card.fictional && (
          <p>
            <SampleListingBadge />
          </p>
        )}
        <Rating card={card} />
        <p className="lede">{card.description}</p>
        <dl className="spotlight__facts">
          <DescriptionListEntry label="Guests">{venue.capacity ?? unknownFactText}</DescriptionListEntry>
          <DescriptionListEntry label="Price">
            <PriceLabel card={card} />
          </DescriptionListEntry>
          <DescriptionListEntry label="Where">{card.location}</DescriptionListEntry>
          {venue.bestSeasons.length > 0 && (
            <DescriptionListEntry label="Best in">{describeSeasons(venue.bestSeasons)}</DescriptionListEntry>
          )}
        </dl>
        <PhoneFold title="The place and its amenities" className="spotlight__place-fold">
          {longDescription.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <h4>Amenities</h4>
          <ul className="ticks">
            {venue.amenities.slice(0, shownAmenities).map((amenity) => (
              <li key={amenity}>
                <Icon name="check" />
                {amenity}
              </li>
            ))}
          </ul>
          {venue.amenities.length > shownAmenities && (
            <p className="spotlight__more">
              <PlusMore all={venue.amenities} shown={shownAmenities} what="amenities" />
            </p>
          )}
        </PhoneFold>
        <ThemeLink to={href("/venues/:slug", { slug: String(card.id) })} className="button button--primary">
          See {card.name}
        </ThemeLink>
      </div>
      <PhoneFold title="Address and contact" className="spotlight__contact-fold">
        <SpotlightContact spotlight={spotlight} />
      </PhoneFold>
      <PhoneFold title="Packages and prices" className="spotlight__packages-fold">
        <SpotlightPackages spotlight={spotlight} />
      </PhoneFold>
      {spotlight.reviewQuotes.length > 0 && (
        <PhoneFold title="What couples said (sample)" className="spotlight__quotes-fold">
          <SampleQuotes quotes={spotlight.reviewQuotes} />
        </PhoneFold>
      )}
    </article>
  );
}
