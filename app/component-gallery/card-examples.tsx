import type { ListingCard } from "#app/catalogue/directory/listing-card.ts";
import { mostCompared } from "#app/listings/most-compared.ts";
import { CompareBar } from "#app/visitor/venues/compare-bar.tsx";
import type { Comparison } from "#app/visitor/venues/use-comparison.ts";
import { VendorCard } from "#app/catalogue/listing-cards/vendor-card.tsx";
import { VenueCard } from "#app/visitor/venues/venue-card.tsx";
import { VenuePoster } from "#app/visitor/venues/venue-poster.tsx";
import type { VenueSummary } from "#app/visitor/venues/venue-summary.ts";

import { Specimen } from "./in-both-themes.tsx";
import { InState } from "./forced-state.tsx";

type CardSpecimensProps = { cards: readonly ListingCard[]; venues: readonly VenueSummary[] };

/** The states of a vendor's card, and which of its parts is in it; card 1 is on the saved list. */
const vendorStates = [
  { at: 0, label: "at rest", state: "rest", of: ".card" },
  { at: 1, label: "saved, pointed at", state: "hover", of: ".card" },
  { at: 0, label: "its link in the hand of the keyboard", state: "focus-visible", of: ".card__link" },
  { at: 0, label: "its heart pointed at", state: "hover", of: ".heart" },
  { at: 1, label: "its heart pressed", state: "hover active", of: ".heart" },
  { at: 1, label: "its heart in the hand of the keyboard", state: "focus-visible", of: ".heart" },
] as const;

/** Cards of vendors and venues in every state, and venues as posters on the wall. */
export function CardSpecimens({ cards, venues }: CardSpecimensProps) {
  return (
    <>
      <div className="specimens__cards">
        {vendorStates.map(({ at, label, state, of }) =>
          cards.slice(at, at + 1).map((card) => (
            <Specimen key={label} label={label}>
              <InState state={state} of={of}>
                <VendorCard card={card} />
              </InState>
            </Specimen>
          )),
        )}
      </div>
      {venues.slice(0, 1).map((venue) => (
        <VenueCardSpecimens key={venue.card.id} venue={venue} />
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

/** A venue at rest, ticked for the comparison, and where no more can be ticked. */
function VenueCardSpecimens({ venue }: { venue: VenueSummary }) {
  const others = Array.from({ length: mostCompared }, (_, number) => `another-${number}`);
  const states = [
    { label: "at rest", chosen: [], state: "rest", of: ".card" },
    { label: "pointed at", chosen: [], state: "hover", of: ".card" },
    { label: "ticked for comparison", chosen: [venue.card.slug], state: "rest", of: ".card" },
    { label: "no more can be ticked", chosen: others, state: "rest", of: ".card" },
    { label: "its box in the hand of the keyboard", chosen: [], state: "focus-visible", of: "input" },
  ];
  return (
    <>
      {states.map(({ label, chosen, state, of }) => (
        <Specimen key={label} label={label}>
          <InState state={state} of={of}>
            <VenueCard
              venue={venue}
              depends={["Outside caterers"]}
              unknown={["Baraat"]}
              comparison={resting(chosen)}
            />
          </InState>
        </Specimen>
      ))}
      <Specimen label="two are chosen">
        <div className="specimens__foot">
          <CompareBar {...resting(others.slice(0, 2))} />
        </div>
      </Specimen>
    </>
  );
}

/** A comparison that stays as it is. */
const resting = (chosen: readonly string[]): Comparison => ({
  chosen,
  toggle: () => {},
  clear: () => {},
});
