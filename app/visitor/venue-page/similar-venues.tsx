import { SectionHead } from "#app/ui/design-system/section-head.tsx";
import { listingPath, type ListingCard } from "#app/catalogue/directory/listing-card.ts";
import { PosterFrame } from "#app/catalogue/listings/poster-frame.tsx";
import { SampleListingBadge } from "#app/catalogue/listings/sample-badge.tsx";
import { ListingArt } from "#app/catalogue/listings/listing-art.tsx";
import { ArrowLink } from "#app/site/theme/arrow-link.tsx";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";

import { sectionHeading } from "./venue-sections.ts";

/** Other venues as posters on the wall. */
export function SimilarVenues({ id, cards }: { id: string; cards: readonly ListingCard[] }) {
  return (
    <section
      className="section section--wall similar later later--similar-venues"
      id={id}
      aria-labelledby="similar-heading"
    >
      <div className="wrap">
        <SectionHead heading={sectionHeading("similar")} id="similar-heading">
          <ArrowLink to="/venues">All venues</ArrowLink>
        </SectionHead>
        <ul className="wall-posters">
          {cards.map((card) => (
            <li key={card.id} className="wall-poster">
              <PosterFrame title={card.name} subtitle={card.location}>
                <ListingArt card={card} />
              </PosterFrame>
              <h3>
                <ThemeLink to={listingPath(card)} className="wall-poster__link">
                  {card.name}
                </ThemeLink>
              </h3>
              <p>
                {card.tags.slice(0, 2).join(" · ")} {card.fictional && <SampleListingBadge />}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
