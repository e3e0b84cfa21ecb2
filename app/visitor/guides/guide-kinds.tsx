import { Icon } from "#app/ui/illustrations/icon.tsx";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";

import type { GuideCard } from "./guide-card.ts";

type GuideLink = Pick<GuideCard, "to" | "name">;

type GuideKindsProps = { traditions: readonly GuideLink[]; decoration: readonly GuideLink[] };

/** Links from the planning page to the guides. */
export function GuideKinds({ traditions, decoration }: GuideKindsProps) {
  return (
    <section
      className="section section--wall without-print later later--guides"
      aria-labelledby="guides-heading"
    >
      <div className="wrap">
        <h2 id="guides-heading" className="visually-hidden">
          Guides
        </h2>
        <div className="guide-kinds">
          <GuideKind
            heading="Indian wedding traditions"
            text="Six ceremonies, and how Hindu, Sikh, Muslim, Ismaili, Tamil, Gujarati and fusion weddings keep them."
            to="/indian-wedding-traditions"
            links={traditions}
          />
          <GuideKind
            heading="Decoration ideas"
            text="Mandaps, tables, light and twelve ideas: seasons, colours, and what the venue has to allow."
            to="/decoration-ideas"
            links={decoration}
          />
        </div>
      </div>
    </section>
  );
}

type GuideKindProps = { heading: string; text: string; to: string; links: readonly GuideLink[] };

function GuideKind({ heading, text, to, links }: GuideKindProps) {
  return (
    <section>
      <h3 className="heading-large">{heading}</h3>
      <p>{text}</p>
      <ul>
        {links.map((guide) => (
          <li key={guide.to}>
            <ThemeLink to={guide.to}>{guide.name}</ThemeLink>
          </li>
        ))}
      </ul>
      <ThemeLink to={to} className="button button--ghost">
        All {heading.toLowerCase().replace("indian", "Indian")} <Icon name="arrow" />
      </ThemeLink>
    </section>
  );
}
