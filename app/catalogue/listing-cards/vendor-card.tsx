import { categoryName } from "#app/catalogue/directory/filter-options.ts";
import { listingPath, type ListingCard } from "#app/catalogue/directory/listing-card.ts";
import { AvailabilityFact } from "#app/catalogue/listings/availability-fact.tsx";
import { ListingArt } from "#app/catalogue/listings/listing-art.tsx";
import { WebsiteLink } from "#app/catalogue/listings/website-link.tsx";
import { HeartButton } from "#app/catalogue/saved-list/heart-button.tsx";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";
import { Icon } from "#app/ui/illustrations/icon.tsx";

import { CardFigures } from "./card-figures.tsx";

/** Maximum number of tags on a card. */
const shownTags = 3;

type VendorCardProps = {
  card: ListingCard;
  /** Heading of the tags, where they have one. */
  specialties?: string | null;
  /** For a listing without a page: the card is not a link and cannot be saved. */
  isPreview?: boolean;
  /** The date that the couple searches for. */
  date?: string | null;
};

/**
 * A listing in the directory, or a preview of one. All of it links to the listing's page; heart and website
 * lie above that link. On a phone it is a row.
 */
export function VendorCard({ card, specialties = null, isPreview = false, date = null }: VendorCardProps) {
  return (
    <article className="card">
      <div className="card__art grain">
        <ListingArt card={card} />
        {card.featured && <span className="card__ribbon">Featured</span>}
      </div>
      {!isPreview && <HeartButton card={card} />}
      <div className="card__body">
        <p className="eyebrow">{categoryName(card.category)}</p>
        <h3>
          {isPreview ? (
            card.name
          ) : (
            <ThemeLink to={listingPath(card)} className="card__link">
              {card.name}
            </ThemeLink>
          )}
        </h3>
        <ul className="card__facts">
          {card.location !== "" && (
            <li>
              <Icon name="pin" />
              {card.location}
            </li>
          )}
          {date !== null && <AvailabilityFact card={card} date={date} />}
        </ul>
        <p className="card__text">{card.description || "Details not given yet: just ask."}</p>
        {specialties !== null && <p className="card__specialties">{specialties}</p>}
        <ul className="chips">
          {card.tags.slice(0, shownTags).map((tag) => (
            <li key={tag} className="chip">
              {tag}
            </li>
          ))}
        </ul>
        <CardFigures card={card} />
        {card.website !== null && <WebsiteLink name={card.name} website={card.website} />}
      </div>
    </article>
  );
}
