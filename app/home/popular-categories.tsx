import { findCategoryFilter } from "#app/directory/filter-options.ts";
import { Emblem } from "#app/illustrations/emblem.tsx";
import { Icon } from "#app/illustrations/icon.tsx";
import { ThemeLink } from "#app/wedding-theme/theme-link.tsx";
import { useWeddingTheme } from "#app/wedding-theme/theme-provider.tsx";

/** The sixteen categories of the home page; each opens the directory on it. */
export function PopularCategories({ counts }: { counts: Readonly<Record<string, number>> }) {
  const { categories, categoriesHeading } = useWeddingTheme().pack.home;
  return (
    <section className="section section--surface" aria-label="Popular categories">
      <div className="wrap">
        <div className="section-head">
          <div>
            <p className="eyebrow">Popular categories</p>
            <h2 className="heading-large">{categoriesHeading}</h2>
          </div>
          <ThemeLink to="/vendors" className="text-link">
            All vendor categories <Icon name="arrow" />
          </ThemeLink>
        </div>
        <ul className="tiles">
          {categories.map(({ filter, label, emblem }) => {
            const count = counts[findCategoryFilter(filter) ?? filter] ?? 0;
            return (
              <li key={filter}>
                <ThemeLink to={`/vendors?category=${filter}`} className="tile">
                  <Emblem kind={emblem} />
                  <div>
                    <h3 className="heading-small">{label}</h3>
                    <span>{countListings(count)}</span>
                  </div>
                </ThemeLink>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}

function countListings(count: number): string {
  if (count === 0) return "None listed yet";
  return count === 1 ? "1 listing" : `${count} listings`;
}
