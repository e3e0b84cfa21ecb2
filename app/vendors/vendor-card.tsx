import { categoryName } from "#app/directory/filter-options.ts";
import { listingPath, type ListingCard } from "#app/directory/listing-card.ts";
import { Icon } from "#app/illustrations/icon.tsx";
import { sceneFor } from "#app/illustrations/scene-for.ts";
import { Scene } from "#app/illustrations/scene.tsx";
import { HeartButton } from "#app/saved-list/heart-button.tsx";
import { ThemeLink } from "#app/wedding-theme/theme-link.tsx";

import { PriceLabel } from "#app/listings/price-label.tsx";
import { Rating } from "#app/listings/rating.tsx";
import { ResponseTime } from "#app/listings/response-time.tsx";
import { SampleListingMark } from "#app/listings/sample-mark.tsx";
import { WebsiteLink } from "#app/listings/website-link.tsx";

/** How many tags a card has room for. */
const shownTags = 3;

/**
 * A listing in the directory: the whole card leads to its page; heart and website stand above that.
 * @param specialties what the tags are called, where they have a name
 */
export function VendorCard({ card, specialties = null }: { card: ListingCard; specialties?: string | null }) {
  return (
    <article className="card">
      <div className="card__art grain">
        <CardArt card={card} />
        {card.featured && <span className="card__ribbon">Featured</span>}
        <HeartButton card={card} />
      </div>
      <div className="card__body">
        <p className="eyebrow">{categoryName(card.category)}</p>
        <h3>
          <ThemeLink to={listingPath(card)} className="card__link">
            {card.name}
          </ThemeLink>
        </h3>
        <Rating card={card} />
        <p className="card__text">{card.description}</p>
        {specialties !== null && <p className="card__specialties">{specialties}</p>}
        <ul className="chips">
          {card.tags.slice(0, shownTags).map((tag) => (
            <li key={tag} className="chip">
              {tag}
            </li>
          ))}
        </ul>
        <ul className="card__meta">
          <li>
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
          {card.fictional && <li className="card__recommend">98% Recommend</li>}
        </ul>
        <div className="card__foot">
          {card.website === null ? <span /> : <WebsiteLink name={card.name} website={card.website} />}
          {card.fictional && <SampleListingMark />}
        </div>
      </div>
    </article>
  );
}

function CardArt({ card }: { card: ListingCard }) {
  if (card.image === null) return <Scene {...sceneFor(card)} />;
  return <img src={card.image} alt="" width={400} height={500} loading="lazy" decoding="async" />;
}
