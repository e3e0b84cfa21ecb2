import type { ReactNode } from "react";

import { listingPath, type ListingCard } from "#app/catalogue/directory/listing-card.ts";
import { ListingArt } from "#app/catalogue/listings/listing-art.tsx";
import { Rating } from "#app/catalogue/listings/rating.tsx";
import { SampleListingBadge } from "#app/catalogue/listings/sample-badge.tsx";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";

import { HeartButton } from "#app/catalogue/saved-list/heart-button.tsx";

type ListingCardFrameProps = {
  card: ListingCard;
  className: string;
  eyebrow: string;
  /** Whether a ribbon marks the listing as featured. */
  ribbon?: boolean;
  /** For a listing without a page: the card is not a link and cannot be saved. */
  isPreview?: boolean;
  /** The card's actions, at the left of its foot. */
  action: ReactNode;
  /** Under the description. */
  children: ReactNode;
};

/** A listing as a card: all of it links to the listing's page; heart and action lie above that link. */
export function ListingCardFrame({
  card,
  className,
  eyebrow,
  ribbon = false,
  isPreview = false,
  action,
  children,
}: ListingCardFrameProps) {
  return (
    <article className={className}>
      <div className="card__art grain">
        <ListingArt card={card} />
        {ribbon && <span className="card__ribbon">Featured</span>}
        {!isPreview && <HeartButton card={card} />}
      </div>
      <div className="card__body">
        <p className="eyebrow">{eyebrow}</p>
        <h3>
          {isPreview ? (
            card.name
          ) : (
            <ThemeLink to={listingPath(card)} className="card__link">
              {card.name}
            </ThemeLink>
          )}
        </h3>
        <Rating card={card} />
        <p className="card__text">{card.description}</p>
        {children}
        <div className="card__foot">
          {action}
          {card.fictional && <SampleListingBadge />}
        </div>
      </div>
    </article>
  );
}
