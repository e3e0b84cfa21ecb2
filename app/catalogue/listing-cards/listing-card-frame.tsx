import type { ReactNode } from "react";

import { listingPath, type ListingCard } from "#app/catalogue/directory/listing-card.ts";
import { ListingArt } from "#app/listings/listing-art.tsx";
import { Rating } from "#app/catalogue/listings/rating.tsx";
import { SampleListingMark } from "#app/listings/sample-mark.tsx";
import { ThemeLink } from "#app/wedding-theme/theme-link.tsx";

import { HeartButton } from "#app/catalogue/saved-list/heart-button.tsx";

type ListingCardFrameProps = {
  card: ListingCard;
  className: string;
  eyebrow: string;
  /** Whether a ribbon says that the listing is featured. */
  ribbon?: boolean;
  /** Of a listing that has no page yet: the card leads nowhere and cannot be saved. */
  isPreview?: boolean;
  /** What the card can do, at the left of its foot. */
  action: ReactNode;
  /** Under the description. */
  children: ReactNode;
};

/** A listing as a card: the whole of it leads to its page; heart and action stand above that. */
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
          {card.fictional && <SampleListingMark />}
        </div>
      </div>
    </article>
  );
}
