import type { SortId } from "#app/catalogue/directory/filter-options.ts";

const howOrdered: Record<SortId, string> = {
  rating: "by rating, then by number of reviews, then by name",
  reviews: "by number of reviews, then by rating, then by name",
  "price-asc": "by the lowest price level, then by the highest, then by name",
  "price-desc": "by the lowest price level from the top down, then by the highest, then by name",
};

/** Says how the order is computed. */
export function RankingNote({ sort }: { sort: SortId }) {
  return (
    <details className="ranking-note note">
      <summary>How this order works</summary>
      <p>
        Listings are ordered {howOrdered[sort]}; listings without a figure come last. No one can pay for a
        better place, and “Featured” doesn’t change it. By rating and by reviews, businesses that couples have
        reviewed here come first, their rating weighed with five reviews of 3.5 stars, so that one review does
        not outweigh twenty; real businesses without reviews yet follow by name, and invented listings with
        sample figures come last. A date leaves out vendors who are taken and doesn’t move anyone up or down.
      </p>
    </details>
  );
}
