import { SectionHead } from "#app/ui/design-system/section-head.tsx";
import { VendorCard } from "#app/catalogue/listing-cards/vendor-card.tsx";
import { OnwardLink } from "#app/site/theme/arrow-link.tsx";
import { useWeddingTheme } from "#app/site/theme/theme-provider.tsx";

import type { HelpingVendors } from "#app/visitor/gallery/bridesmaids/find-bridesmaid-vendors.ts";

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
