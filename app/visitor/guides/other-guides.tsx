import { SectionHead } from "#app/ui/design-system/section-head.tsx";

import type { GuideCard } from "./guide-card.ts";
import { GuideCards } from "./guide-cards.tsx";

/** The other guides of its kind, after a guide. */
export function OtherGuides({ heading, cards }: { heading: string; cards: readonly GuideCard[] }) {
  return (
    <section className="section section--surface without-print" aria-labelledby="others">
      <div className="wrap">
        <SectionHead id="others" heading={heading} />
        <GuideCards cards={cards} size="small" />
      </div>
    </section>
  );
}
