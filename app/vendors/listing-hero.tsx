import { categoryName } from "#app/directory/filter-options.ts";
import type { ListingCard } from "#app/directory/listing-card.ts";
import { KeyFact, RatingFact } from "#app/listings/key-fact.tsx";
import { PosterFrame } from "#app/listings/poster-frame.tsx";
import { sceneFor } from "#app/illustrations/scene-for.ts";
import { Scene } from "#app/illustrations/scene.tsx";
import { PriceLabel } from "#app/listings/price-label.tsx";
import { ResponseTime } from "#app/listings/response-time.tsx";
import { AskAndSave } from "#app/saved-list/ask-and-save.tsx";
import { ThemeLink } from "#app/wedding-theme/theme-link.tsx";

/** Framed picture on the wall at the left, name and the facts that decide at the right. */
export function ListingHero({ card }: { card: ListingCard }) {
  const category = categoryName(card.category);
  return (
    <section className="listing-hero section--wall">
      <div className="wrap listing-hero__grid">
        <PosterFrame title={card.name} subtitle={category}>
          {card.image === null ? (
            <Scene {...sceneFor(card)} />
          ) : (
            <img src={card.image} alt="" width={800} height={1000} />
          )}
        </PosterFrame>
        <div>
          <nav aria-label="Breadcrumb" className="crumbs">
            <ThemeLink to="/">Home</ThemeLink> / <ThemeLink to="/vendors">Vendors</ThemeLink> /{" "}
            <ThemeLink to={`/vendors?category=${card.category}`}>{category}</ThemeLink>
          </nav>
          <p className="eyebrow">{card.tags.slice(0, 2).join(" · ")}</p>
          <h1 className="heading-large">{card.name}</h1>
          <p className="lede">{card.description}</p>
          <dl className="key-facts">
            <RatingFact card={card} />
            <KeyFact label="Price">
              <PriceLabel card={card} />
            </KeyFact>
            <KeyFact label="Replies">
              <ResponseTime card={card} />
            </KeyFact>
          </dl>
          <AskAndSave card={card} form="#ask-heading" label="Send an enquiry" />
        </div>
      </div>
    </section>
  );
}
