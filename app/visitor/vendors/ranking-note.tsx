import type { SortId } from "#app/catalogue/directory/filter-options.ts";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";

const unreviewed = "; real businesses without a review here follow by name, and samples come last";
const unpriced = ", then by name; listings without a price come last";
const howOrdered: Record<SortId, string> = {
  rating: `by rating, then by number of reviews${unreviewed}`,
  reviews: `by number of reviews, then by rating${unreviewed}`,
  "price-asc": `by the lowest price level, then by the highest${unpriced}`,
  "price-desc": `by the lowest price level from the top down, then by the highest${unpriced}`,
};

/** Says how the order is computed; the whole rule has a page of its own. */
export function RankingNote({ sort }: { sort: SortId }) {
  return (
    <details className="ranking-note note">
      <summary>How this order works</summary>
      <p>
        Listings are ordered {howOrdered[sort]}. No one can pay for a better place, and “Featured” doesn’t
        change it.{" "}
        <ThemeLink to="/how-we-rank" className="text-link">
          How ratings are weighed, and where samples stand
        </ThemeLink>
      </p>
    </details>
  );
}
