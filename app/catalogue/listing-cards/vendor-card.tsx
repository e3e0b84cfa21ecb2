import { categoryName } from "#app/catalogue/directory/filter-options.ts";
import type { ListingCard } from "#app/catalogue/directory/listing-card.ts";
import { Icon } from "#app/ui/illustrations/icon.tsx";
import { AvailabilityFact } from "#app/catalogue/listings/availability-fact.tsx";
import { PriceLabel } from "#app/catalogue/listings/price-label.tsx";
import { RecommendBadge } from "#app/catalogue/listings/recommend-badge.tsx";
import { ResponseTime } from "#app/catalogue/listings/response-time.tsx";
import { WebsiteLink } from "#app/catalogue/listings/website-link.tsx";
import { ListingCardFrame } from "./listing-card-frame.tsx";

/** Maximum number of tags on a card. */
const shownTags = 3;

type VendorCardProps = {
  card: ListingCard;
  /** Heading of the tags, where they have one. */
  specialties?: string | null;
  isPreview?: boolean;
  /** The date that the couple searches for. */
  date?: string | null;
};

/** A listing in the directory, or a preview of one. */
export function VendorCard({ card, specialties = null, isPreview = false, date = null }: VendorCardProps) {
  return (
    <ListingCardFrame
      card={card}
      className="card"
      eyebrow={categoryName(card.category)}
      ribbon={card.featured}
      isPreview={isPreview}
      action={card.website === null ? <span /> : <WebsiteLink name={card.name} website={card.website} />}
    >
      {specialties !== null && <p className="card__specialties">{specialties}</p>}
      <ul className="chips">
        {card.tags.slice(0, shownTags).map((tag) => (
          <li key={tag} className="chip">
            {tag}
          </li>
        ))}
      </ul>
      <ul className="card__meta">
        {date !== null && <AvailabilityFact card={card} date={date} />}
        <li className="card__place">
          <Icon name="pin" />
          {card.location}
        </li>
        {card.responseTime !== null && (
          <li>
            <Icon name="clock" />
            <ResponseTime card={card} />
          </li>
        )}
        <li>
          <PriceLabel card={card} />
        </li>
        <RecommendBadge card={card} as="li" />
      </ul>
    </ListingCardFrame>
  );
}
