import { Icon } from "#app/illustrations/icon.tsx";
import { VendorCard } from "#app/vendors/vendor-card.tsx";
import { ThemeLink } from "#app/wedding-theme/theme-link.tsx";
import { useWeddingTheme } from "#app/wedding-theme/theme-provider.tsx";

import type { HelpingVendors } from "./helping-vendors.ts";

/** Who dresses, makes up and gives flowers to the bridesmaids, until their guide is written. */
export function VendorsForBridesmaids({ vendors }: { vendors: HelpingVendors }) {
  const { cards: chosen } = useWeddingTheme().pack.bridesmaids;
  return vendors.map(({ category, heading, cards }, position) => (
    <section
      key={category}
      className={position % 2 === 1 ? "section section--surface" : "section"}
      aria-labelledby={`${category}-heading`}
    >
      <div className="wrap">
        <div className="section-head">
          <h2 className="heading-large" id={`${category}-heading`}>
            {heading}
          </h2>
          <ThemeLink to={`/vendors?category=${category}`} className="text-link">
            All of them <Icon name="arrow" />
          </ThemeLink>
        </div>
        <ul className="cards">
          {cards[chosen].map((card) => (
            <li key={card.id}>
              <VendorCard card={card} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  ));
}
