import { categoryPath } from "#app/catalogue/directory/category-path.ts";
import { categoryName } from "#app/catalogue/directory/filter-options.ts";
import type { ListingCard } from "#app/catalogue/directory/listing-card.ts";
import { DescriptionListEntry } from "#app/ui/design-system/description-list-entry.tsx";
import { RatingFact } from "#app/catalogue/listings/rating-fact.tsx";
import { PosterFrame } from "#app/catalogue/listings/poster-frame.tsx";
import { ListingArt } from "#app/catalogue/listings/listing-art.tsx";
import { PriceLabel } from "#app/catalogue/listings/price-label.tsx";
import { ResponseTime } from "#app/catalogue/listings/response-time.tsx";
import { ListingHeaderActions } from "#app/catalogue/saved-list/listing-header-actions.tsx";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";

/** Framed picture at the left, name and the deciding facts at the right. */
export function ListingHero({ card }: { card: ListingCard }) {
  const category = categoryName(card.category);
  return (
    <section className="listing-hero section--wall">
      <div className="wrap listing-hero__grid">
        <PosterFrame title={card.name} subtitle={category}>
          <ListingArt card={card} eager />
        </PosterFrame>
        <div>
          <nav aria-label="Breadcrumb" className="crumbs">
            <ThemeLink to="/">Home</ThemeLink> / <ThemeLink to="/vendors">Vendors</ThemeLink> /{" "}
            <ThemeLink to={categoryPath(card.category)}>{category}</ThemeLink>
          </nav>
          <p className="eyebrow">{card.tags.slice(0, 2).join(" · ") || category}</p>
          <h1 className="heading-large">{card.name}</h1>
          <p className="lede">
            {card.description || "Their own words are still to come. Until then, just ask."}
          </p>
          {(card.description !== "" || card.rating !== null) && (
            <dl className="key-facts">
              <RatingFact card={card} />
              <DescriptionListEntry label="Price">
                <PriceLabel card={card} />
              </DescriptionListEntry>
              <DescriptionListEntry label="Replies">
                <ResponseTime card={card} />
              </DescriptionListEntry>
            </dl>
          )}
          <ListingHeaderActions card={card} form="#ask-heading" label="Send an enquiry" />
        </div>
      </div>
    </section>
  );
}
