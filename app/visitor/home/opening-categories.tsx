import { categoryPath } from "#app/catalogue/directory/category-path.ts";
import { findCategoryFilter, resolveCategoryFilter } from "#app/catalogue/directory/filter-options.ts";
import { suggestPath } from "#app/couple/suggestions/suggest-path.ts";
import { SectionHead } from "#app/ui/design-system/section-head.tsx";
import { Emblem } from "#app/ui/illustrations/emblem.tsx";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";
import { useHomeSections } from "#app/site/theme/use-home-sections.ts";

import { countListings } from "./popular-categories.tsx";
import type { OpeningHome } from "./opening-home.ts";

type OpeningCategoriesProps = { counts: Readonly<Record<string, number>>; opening: OpeningHome };

/**
 * The categories while most have no listing yet: when to book each, what to ask, and how couples and
 * businesses fill them.
 */
export function OpeningCategories({ counts, opening: { booking } }: OpeningCategoriesProps) {
  const { tiles } = useHomeSections().categories;
  return (
    <section className="section section--surface later later--categories" aria-label="Popular categories">
      <div className="wrap">
        <SectionHead
          eyebrow="Your vendor team"
          heading="Who you’ll need, and when to book them"
          lede="Open one for what to ask before you book. The directory is new, and every business in it is real."
        />
        <ul className="tiles">
          {tiles.map(({ filter, label, emblem }) => {
            const known = findCategoryFilter(filter) ?? filter;
            const count = counts[known] ?? 0;
            return (
              <li key={filter}>
                <ThemeLink to={count === 0 ? guidePath(filter) : categoryPath(filter)} className="tile">
                  <Emblem kind={emblem} />
                  <div>
                    <h3 className="heading-small">{label}</h3>
                    <span>
                      {count === 0 ? (booking[known] ?? "What to ask first") : countListings(count)}
                    </span>
                  </div>
                </ThemeLink>
              </li>
            );
          })}
        </ul>
        <div className="opening-help">
          <p>
            <strong>Know a good caterer, florist or DJ?</strong> Tell us their name, and we invite them.
          </p>
          <p className="hero__actions">
            <ThemeLink to={suggestPath} className="button button--primary">
              Suggest a vendor
            </ThemeLink>
            <ThemeLink to="/vendors/apply" className="button button--line">
              It’s my business: join
            </ThemeLink>
          </p>
        </div>
      </div>
    </section>
  );
}

/** The page of the category that a tile belongs to. */
function guidePath(filter: string): string {
  const known = findCategoryFilter(filter);
  return known === null ? "/vendors" : `/vendors/${resolveCategoryFilter(known).category}`;
}
