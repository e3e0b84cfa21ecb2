import { categoryName } from "#app/catalogue/directory/filter-options.ts";
import type { ListingCard } from "#app/catalogue/directory/listing-card.ts";
import { Icon } from "#app/ui/illustrations/icon.tsx";
import { DateWord } from "#app/listings/date-word.tsx";
import { PriceLabel } from "#app/catalogue/listings/price-label.tsx";
import { RecommendMark } from "#app/listings/recommend-mark.tsx";
import { ResponseTime } from "#app/catalogue/listings/response-time.tsx";
import { WebsiteLink } from "#app/catalogue/listings/website-link.tsx";
import { ListingCardFrame } from "#app/catalogue/listing-cards/listing-card-frame.tsx";

/** How many tags a card has room for. */
const shownTags = 3;

type VendorCardProps = {
  card: ListingCard;
  /** What the tags are called, where they have a name. */
  specialties?: string | null;
  isPreview?: boolean;
  /** The day that somebody looks for. */
  date?: string | null;
};

/** A listing in the directory, or how one would look there. */
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
        {date !== null && <DateWord card={card} date={date} />}
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
        <RecommendMark card={card} as="li" />
      </ul>
    </ListingCardFrame>
  );
}
