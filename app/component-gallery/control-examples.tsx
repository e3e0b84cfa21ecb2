import { Fragment } from "react";

import type { ListingCard } from "#app/catalogue/directory/listing-card.ts";
import { Icon } from "#app/ui/illustrations/icon.tsx";
import { PriceLabel } from "#app/catalogue/listings/price-label.tsx";
import { Rating } from "#app/catalogue/listings/rating.tsx";
import { ResponseTime } from "#app/catalogue/listings/response-time.tsx";
import { SampleListingBadge, SampleBadge } from "#app/catalogue/listings/sample-badge.tsx";
import { HeartButton } from "#app/catalogue/saved-list/heart-button.tsx";

import { Example } from "./in-both-themes.tsx";
import { ForcedState } from "./forced-state.tsx";

const kinds = ["primary", "line", "ghost"] as const;
const states = ["rest", "hover", "focus-visible", "hover active"] as const;

/** Each kind of button in each state; ghost buttons are shown on art. */
export function ButtonExamples() {
  return kinds.map((kind) => {
    const className = `button button--${kind}`;
    return (
      <div
        key={kind}
        className={kind === "ghost" ? "component-gallery__row section--wall" : "component-gallery__row"}
      >
        {states.map((state) => (
          <Example key={state} label={`${kind}, ${state}`}>
            <ForcedState state={state} of="button">
              <button type="button" className={className}>
                Send enquiry
              </button>
            </ForcedState>
          </Example>
        ))}
        <Example label={`${kind}, disabled`}>
          <button type="button" className={className} disabled>
            Send enquiry
          </button>
        </Example>
        <Example label={`${kind}, loading`}>
          <button type="button" className={className} aria-disabled>
            Sending …
          </button>
        </Example>
        <Example label={`${kind}, small, with an icon`}>
          <button type="button" className={`${className} button--small`}>
            <Icon name="filter" /> Filters
          </button>
        </Example>
      </div>
    );
  });
}

/** Small elements on cards and beside figures. */
export function BadgeExamples({ cards }: { cards: readonly ListingCard[] }) {
  return (
    <>
      <div className="component-gallery__row">
        <Example label="chip">
          <span className="chip">Punjabi</span>
        </Example>
        <Example label="chip, quiet">
          <span className="chip chip--quiet">Outdoors</span>
        </Example>
        {["rest", "hover", "focus-visible"].map((state) => (
          <Example key={state} label={`chip that goes, ${state}`}>
            <ForcedState state={state} of="button">
              <button type="button" className="chip chip--removable">
                Florists <Icon name="close" />
              </button>
            </ForcedState>
          </Example>
        ))}
        {[false, true].map((pressed) => (
          <Example key={String(pressed)} label={pressed ? "choice, taken" : "choice"}>
            <button type="button" className="choice" aria-pressed={pressed}>
              Downtown
            </button>
          </Example>
        ))}
        <Example label="link onward, hover">
          <ForcedState state="hover" of="a">
            <a href="#content" className="text-link">
              All vendors <Icon name="arrow" />
            </a>
          </ForcedState>
        </Example>
      </div>
      <div className="component-gallery__row section--wall">
        {[false, true].map((pressed) => (
          <Example key={String(pressed)} label={pressed ? "chip on art, taken" : "chip on art"}>
            <button type="button" className="chip chip--art" aria-pressed={pressed}>
              Photographers
            </button>
          </Example>
        ))}
        {cards.slice(0, 2).map((card, at) => (
          <Fragment key={card.id}>
            {["rest", "hover", "focus-visible"].map((state) => (
              <Example key={state} label={`heart ${at === 0 ? "off" : "on"}, ${state}`}>
                <ForcedState state={state} of=".heart">
                  <HeartButton card={card} />
                </ForcedState>
              </Example>
            ))}
          </Fragment>
        ))}
      </div>
      <div className="component-gallery__row">
        {cards.map((card) => (
          <Example key={card.id} label="rating, price, time to answer">
            <Rating card={card} />
            <PriceLabel card={card} /> · <ResponseTime card={card} />
          </Example>
        ))}
        <Example label="marks of samples">
          <SampleBadge /> <SampleListingBadge />
        </Example>
      </div>
    </>
  );
}
