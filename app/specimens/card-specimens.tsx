import type { ListingCard } from "#app/directory/listing-card.ts";
import { useComparison } from "#app/venues/use-comparison.ts";
import { VendorCard } from "#app/vendors/vendor-card.tsx";
import { VenueCard } from "#app/venues/venue-card.tsx";
import { VenuePoster } from "#app/venues/venue-poster.tsx";
import type { VenueSummary } from "#app/venues/venue-summary.ts";

import { InState } from "./in-state.tsx";

type CardSpecimensProps = { cards: readonly ListingCard[]; venues: readonly VenueSummary[] };

/** Cards of vendors at rest, pointed at and focused; of a venue, and as a poster on the wall. */
export function CardSpecimens({ cards, venues }: CardSpecimensProps) {
  const comparison = useComparison();
  const states = ["rest", "hover", "focus-visible"];
  return (
    <>
      <div className="specimens__cards">
        {cards.map((card, at) => {
          const state = states[at] ?? "rest";
          return (
            <InState key={card.id} state={state} of={state === "hover" ? ".card" : ".card__link"}>
              <VendorCard card={card} />
            </InState>
          );
        })}
      </div>
      {venues.slice(0, 1).map((venue) => (
        <VenueCard
          key={venue.card.id}
          venue={venue}
          depends={["Outside caterers"]}
          unknown={["Baraat"]}
          comparison={comparison}
        />
      ))}
      <div className="specimens__cards section--wall">
        {venues.map((venue, at) => (
          <InState key={venue.card.id} state={at === 0 ? "rest" : "hover"} of=".venue-poster">
            <VenuePoster venue={venue} amenities={at === 0 ? 0 : 3} />
          </InState>
        ))}
      </div>
    </>
  );
}
