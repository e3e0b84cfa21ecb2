import { href } from "react-router";

import { categories, type CategoryId } from "#content/catalogue/categories.ts";
import { areaOptions, type AreaOptionId } from "#app/catalogue/directory/filter-options.ts";
import { findAreas } from "#app/catalogue/directory/find-areas.ts";
import type { ListingCard } from "#app/catalogue/directory/listing-card.ts";

/** Traditions that have pages, with what a listing says of itself; a name is followed by 'wedding'. */
const traditionFacets = [
  { id: "punjabi", name: "Punjabi", traditions: ["punjabi-sikh", "punjabi-hindu"] },
  { id: "sikh", name: "Sikh", traditions: ["punjabi-sikh"] },
  { id: "hindu", name: "Hindu", traditions: ["punjabi-hindu", "hindi-hindu"] },
  { id: "gujarati", name: "Gujarati", traditions: ["gujarati"] },
  { id: "muslim", name: "Muslim", traditions: ["muslim"] },
  { id: "ismaili", name: "Ismaili", traditions: ["ismaili"] },
  { id: "tamil", name: "Tamil", traditions: ["tamil"] },
  { id: "telugu", name: "Telugu", traditions: ["telugu"] },
  { id: "malayali", name: "Malayali", traditions: ["malayali"] },
  { id: "bengali", name: "Bengali", traditions: ["bengali"] },
  { id: "jain", name: "Jain", traditions: ["jain"] },
  { id: "nepali", name: "Nepali", traditions: ["nepali"] },
] as const;

type TraditionFacet = (typeof traditionFacets)[number];

/** What a page of a category is narrowed to. */
export type CategoryFacets = {
  category: CategoryId;
  tradition: TraditionFacet | null;
  area: { id: AreaOptionId; name: string } | null;
};

/** Fewer real listings make a thin page: of a category it is not indexed, of a tradition or an area there is none. */
export const leastListings = 3;

/**
 * Reads the segments of an address such as /vendors/caterers/punjabi/northeast: a category, then a tradition,
 * an area, or both in this order.
 * @returns null for an address that names no such page; venues have pages of their own
 */
export function parseCategoryFacets(
  category: string,
  first?: string,
  second?: string,
): CategoryFacets | null {
  const known = categories.find(({ id }) => id === category);
  if (known === undefined || known.id === "venues") return null;
  const tradition = traditionFacets.find(({ id }) => id === first) ?? null;
  const [areaId, surplus] = tradition === null ? [first, second] : [second, undefined];
  const area = areaOptions.find(({ id }) => id === areaId) ?? null;
  if ((areaId !== undefined && area === null) || surplus !== undefined) return null;
  return { category: known.id, tradition, area };
}

/** The address of a page. */
export function categoryPagePath({ category, tradition, area }: CategoryFacets): string {
  const page = href("/vendors/:id", { id: category });
  return [page, tradition?.id, area?.id].filter((part) => part !== undefined).join("/");
}

/** The real businesses of a page: an invented one makes no page. */
export function listingsOfFacets(
  cards: readonly ListingCard[],
  { category, tradition, area }: CategoryFacets,
): ListingCard[] {
  return cards.filter(
    (card) =>
      card.category === category &&
      !card.fictional &&
      (tradition === null || tradition.traditions.some((name) => card.keywords.includes(name))) &&
      (area === null || findAreas(card.location).includes(area.id)),
  );
}

/** Every page that has listings enough to be found: categories, and what they are narrowed to. */
export function categoryPagesWithEnough(cards: readonly ListingCard[]): CategoryFacets[] {
  // Each listing is looked at once, however many pages there might be.
  const counts = new Map<string, number>();
  for (const card of cards) {
    if (card.fictional || card.category === "venues") continue;
    const areas = [null, ...findAreas(card.location)];
    const own = traditionFacets.filter(({ traditions }) =>
      traditions.some((name) => card.keywords.includes(name)),
    );
    for (const tradition of [null, ...own])
      for (const area of areas) {
        const key = keyOf(card.category, tradition?.id, area);
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
  }
  return categories.flatMap(({ id: category }) =>
    [null, ...traditionFacets].flatMap((tradition) =>
      [null, ...areaOptions]
        .map((area) => ({ category, tradition, area }))
        .filter(({ area }) => (counts.get(keyOf(category, tradition?.id, area?.id)) ?? 0) >= leastListings),
    ),
  );
}

const keyOf = (category: CategoryId, tradition?: string | null, area?: string | null) =>
  `${category} ${tradition ?? ""} ${area ?? ""}`;
