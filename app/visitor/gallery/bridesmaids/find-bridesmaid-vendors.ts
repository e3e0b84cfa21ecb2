import type { ListingCard } from "#app/catalogue/directory/listing-card.ts";
import { emptyQuery } from "#app/catalogue/directory/directory-query.ts";
import type { DirectoryIndex } from "#app/catalogue/directory/directory-index.ts";

/** Vendors for bridesmaids. Of attire those with dresses: suits and rings are in it, too. */
const categories = [
  { category: "attire", of: "bridal", heading: "What to wear" },
  { category: "beauty", of: "beauty", heading: "Hair, makeup and mehndi" },
  { category: "florists", of: "florists", heading: "What to carry" },
] as const;

/** How many cards a category shows. */
const shown = 3;

export type BridesmaidVendors = {
  category: (typeof categories)[number]["category"];
  heading: string;
  /** The first in the directory's own order, and the first of those who work South Asian weddings. */
  cards: Record<"any" | "southAsian", readonly ListingCard[]>;
}[];

/** Vendors of attire, beauty and flowers for both themes. */
export function findBridesmaidVendors(index: DirectoryIndex): BridesmaidVendors {
  return categories.map(({ category, of, heading }) => {
    const cards: Record<"any" | "southAsian", ListingCard[]> = { any: [], southAsian: [] };
    for (const card of index.show({ ...emptyQuery, category: of }).matches) {
      if (cards.any.length < shown) cards.any.push(card);
      if (card.southAsian) cards.southAsian.push(card);
      if (cards.southAsian.length === shown) break;
    }
    return { category, heading, cards };
  });
}
