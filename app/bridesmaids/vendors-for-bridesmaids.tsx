import { SectionHead } from "#app/design-system/section-head.tsx";
import { VendorCard } from "#app/vendors/vendor-card.tsx";
import { OnwardLink } from "#app/wedding-theme/onward-link.tsx";
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
        <SectionHead heading={heading} id={`${category}-heading`}>
          <OnwardLink to={`/vendors?category=${category}`}>All of them</OnwardLink>
        </SectionHead>
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
