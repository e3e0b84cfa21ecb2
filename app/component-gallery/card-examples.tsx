import type { ListingCard } from "#app/catalogue/directory/listing-card.ts";
import { maxComparedListings } from "#app/catalogue/listings/max-compared.ts";
import { CompareBar } from "#app/visitor/venues/compare-bar.tsx";
import type { Comparison } from "#app/visitor/venues/use-comparison.ts";
import { VendorCard } from "#app/catalogue/listing-cards/vendor-card.tsx";
import { VenueCard } from "#app/visitor/venues/venue-card.tsx";
import { VenuePoster } from "#app/visitor/venues/venue-poster.tsx";
import type { VenueSummary } from "#app/visitor/venues/venue-summary.ts";

import { Example } from "./in-both-themes.tsx";
import { ForcedState } from "./forced-state.tsx";

type CardExamplesProps = { cards: readonly ListingCard[]; venues: readonly VenueSummary[] };

/** The states of a vendor's card, each with the part that has it; card 1 is on the saved list. */
const vendorStates = [
  { at: 0, label: "at rest", state: "rest", of: ".card" },
  { at: 1, label: "saved, pointed at", state: "hover", of: ".card" },
  { at: 0, label: "its link in the hand of the keyboard", state: "focus-visible", of: ".card__link" },
  { at: 0, label: "its heart pointed at", state: "hover", of: ".heart" },
  { at: 1, label: "its heart pressed", state: "hover active", of: ".heart" },
  { at: 1, label: "its heart in the hand of the keyboard", state: "focus-visible", of: ".heart" },
] as const;

/** Cards of vendors and venues in every state, and venues as framed posters. */
export function CardExamples({ cards, venues }: CardExamplesProps) {
  return (
    <>
      <div className="component-gallery__cards">
        {vendorStates.map(({ at, label, state, of }) =>
          cards.slice(at, at + 1).map((card) => (
            <Example key={label} label={label}>
              <ForcedState state={state} of={of}>
                <VendorCard card={card} />
              </ForcedState>
            </Example>
          )),
        )}
      </div>
      {venues.slice(0, 1).map((venue) => (
        <VenueCardExamples key={venue.card.id} venue={venue} />
      ))}
      <div className="component-gallery__cards section--wall">
        {venues.map((venue, at) => (
          <ForcedState key={venue.card.id} state={at === 0 ? "rest" : "hover"} of=".venue-poster">
            <VenuePoster venue={venue} amenities={at === 0 ? 0 : 3} />
          </ForcedState>
        ))}
      </div>
    </>
  );
}

/** A venue at rest, ticked for the comparison, and where the comparison is full. */
function VenueCardExamples({ venue }: { venue: VenueSummary }) {
  const others = Array.from({ length: maxComparedListings }, (_, number) => `another-${number}`);
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
        <Example key={label} label={label}>
          <ForcedState state={state} of={of}>
            <VenueCard
              venue={venue}
              depends={["Outside caterers"]}
              unknown={["Baraat"]}
              comparison={resting(chosen)}
            />
          </ForcedState>
        </Example>
      ))}
      <Example label="two are chosen">
        <div className="component-gallery__foot">
          <CompareBar {...resting(others.slice(0, 2))} />
        </div>
      </Example>
    </>
  );
}

/** A comparison that ignores changes. */
const resting = (chosen: readonly string[]): Comparison => ({
  chosen,
  choose: () => {},
  clear: () => {},
});
