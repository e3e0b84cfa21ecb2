import type { ListingCard } from "#app/directory/listing-card.ts";
import { Icon } from "#app/illustrations/icon.tsx";
import { VendorCard } from "#app/vendors/vendor-card.tsx";
import { ThemeLink } from "#app/wedding-theme/theme-link.tsx";
import { useWeddingTheme } from "#app/wedding-theme/theme-provider.tsx";

/**
 * The six vendors of the theme, a carousel on a telephone.
 * @param vendors those of both themes; nothing is shown when none of this theme's may be shown
 */
export function TopVendors({ vendors }: { vendors: readonly ListingCard[] }) {
  const { heading, ids, specialties } = useWeddingTheme().pack.home.sections.topVendors;
  const cards = ids.flatMap((id) => vendors.find((card) => card.id === id) ?? []);
  if (cards.length === 0) return null;
  return (
    <section className="section" aria-label="Top vendors">
      <div className="wrap">
        <div className="section-head">
          <div>
            <p className="eyebrow">Top vendors</p>
            <h2 className="heading-large">{heading}</h2>
          </div>
          <ThemeLink to="/vendors" className="text-link">
            See the directory <Icon name="arrow" />
          </ThemeLink>
        </div>
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
