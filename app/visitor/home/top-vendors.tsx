import { SectionHead } from "#app/ui/design-system/section-head.tsx";
import type { ListingCard } from "#app/catalogue/directory/listing-card.ts";
import { VendorCard } from "#app/catalogue/listing-cards/vendor-card.tsx";
import { ArrowLink } from "#app/site/theme/arrow-link.tsx";
import { useHomeSections } from "#app/site/theme/use-home-sections.ts";

/**
 * The six vendors of the theme, a carousel on a phone.
 * @param vendors those of both themes; nothing is shown when none of this theme's is public
 */
export function TopVendors({ vendors }: { vendors: readonly ListingCard[] }) {
  const { heading, ids, specialties } = useHomeSections().topVendors;
  const cards = ids.flatMap((id) => vendors.find((card) => card.id === id) ?? []);
  if (cards.length === 0) return null;
  return (
    <section className="section later later--vendors" aria-label="Top vendors">
      <div className="wrap">
        <SectionHead eyebrow="Top vendors" heading={heading}>
          <ArrowLink to="/vendors">See the directory</ArrowLink>
        </SectionHead>
        <ul className="cards snap-row">
          {cards.map((card) => (
            <li key={card.id}>
              <VendorCard card={card} specialties={specialties} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
