import { Fragment } from "react";

import type { ListingCard } from "#app/catalogue/directory/listing-card.ts";
import { Icon } from "#app/ui/illustrations/icon.tsx";
import { PriceLabel } from "#app/catalogue/listings/price-label.tsx";
import { Rating } from "#app/catalogue/listings/rating.tsx";
import { ResponseTime } from "#app/catalogue/listings/response-time.tsx";
import { SampleListingMark, SampleMark } from "#app/listings/sample-mark.tsx";
import { HeartButton } from "#app/catalogue/saved-list/heart-button.tsx";

import { Specimen } from "./in-both-themes.tsx";
import { InState } from "./forced-state.tsx";

const kinds = ["primary", "line", "ghost"] as const;
const states = ["rest", "hover", "focus-visible", "hover active"] as const;

/** Each kind of button in each state; ghosts stand on art. */
export function ButtonSpecimens() {
  return kinds.map((kind) => {
    const className = `button button--${kind}`;
    return (
      <div key={kind} className={kind === "ghost" ? "specimens__row section--wall" : "specimens__row"}>
        {states.map((state) => (
          <Specimen key={state} label={`${kind}, ${state}`}>
            <InState state={state} of="button">
              <button type="button" className={className}>
                Send enquiry
              </button>
            </InState>
          </Specimen>
        ))}
        <Specimen label={`${kind}, disabled`}>
          <button type="button" className={className} disabled>
            Send enquiry
          </button>
        </Specimen>
        <Specimen label={`${kind}, loading`}>
          <button type="button" className={className} aria-disabled>
            Sending …
          </button>
        </Specimen>
        <Specimen label={`${kind}, small, with an icon`}>
          <button type="button" className={`${className} button--small`}>
            <Icon name="filter" /> Filters
          </button>
        </Specimen>
      </div>
    );
  });
}

/** Small things that stand on cards and beside figures. */
export function MarkSpecimens({ cards }: { cards: readonly ListingCard[] }) {
  return (
    <>
      <div className="specimens__row">
        <Specimen label="chip">
          <span className="chip">Punjabi</span>
        </Specimen>
        <Specimen label="chip, quiet">
          <span className="chip chip--quiet">Outdoors</span>
        </Specimen>
        {["rest", "hover", "focus-visible"].map((state) => (
          <Specimen key={state} label={`chip that goes, ${state}`}>
            <InState state={state} of="button">
              <button type="button" className="chip chip--removable">
                Florists <Icon name="close" />
              </button>
            </InState>
          </Specimen>
        ))}
        {[false, true].map((pressed) => (
          <Specimen key={String(pressed)} label={pressed ? "choice, taken" : "choice"}>
            <button type="button" className="choice" aria-pressed={pressed}>
              Downtown
            </button>
          </Specimen>
        ))}
        <Specimen label="link onward, hover">
          <InState state="hover" of="a">
            <a href="#content" className="text-link">
              All vendors <Icon name="arrow" />
            </a>
          </InState>
        </Specimen>
      </div>
      <div className="specimens__row section--wall">
        {[false, true].map((pressed) => (
          <Specimen key={String(pressed)} label={pressed ? "chip on art, taken" : "chip on art"}>
            <button type="button" className="chip chip--art" aria-pressed={pressed}>
              Photographers
            </button>
          </Specimen>
        ))}
        {cards.slice(0, 2).map((card, at) => (
          <Fragment key={card.id}>
            {["rest", "hover", "focus-visible"].map((state) => (
              <Specimen key={state} label={`heart ${at === 0 ? "off" : "on"}, ${state}`}>
                <InState state={state} of=".heart">
                  <HeartButton card={card} />
                </InState>
              </Specimen>
            ))}
          </Fragment>
        ))}
      </div>
      <div className="specimens__row">
        {cards.map((card) => (
          <Specimen key={card.id} label="rating, price, time to answer">
            <Rating card={card} />
            <PriceLabel card={card} /> · <ResponseTime card={card} />
          </Specimen>
        ))}
        <Specimen label="marks of samples">
          <SampleMark /> <SampleListingMark />
        </Specimen>
      </div>
    </>
  );
}
