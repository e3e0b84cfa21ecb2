import { categoryPath } from "#app/catalogue/directory/category-path.ts";
import { SectionHead } from "#app/ui/design-system/section-head.tsx";
import { findCategoryFilter } from "#app/catalogue/directory/filter-options.ts";
import { Emblem } from "#app/ui/illustrations/emblem.tsx";
import { ArrowLink } from "#app/site/theme/arrow-link.tsx";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";
import { useHomeSections } from "#app/site/theme/use-home-sections.ts";
import { formatCount } from "#app/languages/site-language.ts";

/** The sixteen categories of the home page; each opens the directory on it. */
export function PopularCategories({ counts }: { counts: Readonly<Record<string, number>> }) {
  const { heading, tiles } = useHomeSections().categories;
  return (
    <section className="section section--surface later later--categories" aria-label="Popular categories">
      <div className="wrap">
        <SectionHead eyebrow="Popular categories" heading={heading}>
          <ArrowLink to="/vendors">All vendor categories</ArrowLink>
        </SectionHead>
        <ul className="tiles">
          {tiles.map(({ filter, label, emblem }) => {
            const count = counts[findCategoryFilter(filter) ?? filter] ?? 0;
            return (
              <li key={filter}>
                <ThemeLink to={categoryPath(filter)} className="tile">
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

/** '3 listings', or that there is none yet. */
export function countListings(count: number): string {
  if (count === 0) return "None listed yet";
  return count === 1 ? "1 listing" : `${formatCount(count)} listings`;
}
