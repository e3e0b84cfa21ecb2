import { Icon } from "#app/ui/illustrations/icon.tsx";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";

import type { GuideCard, Neighbours } from "./guide-card.ts";

type GuideCardsProps = {
  cards: readonly GuideCard[];
  /** The topic of the page, or its next steps. */
  size: "large" | "small";
};

/** Guides to choose from, each with its framed picture. */
export function GuideCards({ cards, size }: GuideCardsProps) {
  return (
    <ul className={`guide-cards guide-cards--${size}`}>
      {cards.map(({ to, name, text, note, image, pixels: [width, height] }) => (
        <li key={to} className="guide-card">
          <div className="guide-card__art grain">
            <img src={image} alt="" width={width} height={height} loading="lazy" decoding="async" />
          </div>
          <h3 className="heading-small">
            <ThemeLink to={to}>{name}</ThemeLink>
          </h3>
          <p>{text}</p>
          <p className="guide-card__note">{note}</p>
        </li>
      ))}
    </ul>
  );
}

/** Links to the previous and the next guide. */
export function PreviousNext({ previous, next }: Neighbours) {
  return (
    <nav aria-label="Previous and next" className="previous-next without-print">
      {previous !== null && (
        <ThemeLink to={previous.to} rel="prev">
          <small>Before</small>
          <span>
            <Icon name="arrow" /> {previous.name}
          </span>
        </ThemeLink>
      )}
      {next !== null && (
        <ThemeLink to={next.to} rel="next" className="previous-next__next">
          <small>Next</small>
          <span>
            {next.name} <Icon name="arrow" />
          </span>
        </ThemeLink>
      )}
    </nav>
  );
}
