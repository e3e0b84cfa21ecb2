import { categoryPath } from "#app/catalogue/directory/category-path.ts";
import { SectionHead } from "#app/ui/design-system/section-head.tsx";
import { VendorCard } from "#app/catalogue/listing-cards/vendor-card.tsx";
import { ArrowLink } from "#app/site/theme/arrow-link.tsx";
import { useWeddingTheme } from "#app/site/theme/theme-provider.tsx";

import type { BridesmaidVendors } from "./find-bridesmaid-vendors.ts";

/** Vendors of attire, beauty and flowers for bridesmaids, until their guide is written. */
export function BridesmaidVendorsSection({ vendors }: { vendors: BridesmaidVendors }) {
  const { cards: chosen } = useWeddingTheme().pack.bridesmaids;
  return vendors.map(({ category, heading, cards }, position) => (
    <section
      key={category}
      className={position % 2 === 1 ? "section section--surface" : "section"}
      aria-labelledby={`${category}-heading`}
    >
      <div className="wrap">
        <SectionHead heading={heading} id={`${category}-heading`}>
          <ArrowLink to={categoryPath(category)}>All of them</ArrowLink>
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
