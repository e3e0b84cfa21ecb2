import { compareByName, sortFigures } from "#app/catalogue/directory/directory-order.ts";
import { sortOptions, type SortId } from "#app/catalogue/directory/filter-options.ts";
import type { ListingCard } from "#app/catalogue/directory/listing-card.ts";

import { sortInSlices } from "./sort-in-slices.server.ts";
import type { TimeSlices } from "./time-slices.server.ts";

/** The positions of the listings in each order, and each listing's rank by name. */
export type CatalogueOrders = Record<SortId, Int32Array> & { rankByName: Int32Array };

/** The orders of sortListings, each as the positions of the listings. */
export async function orderCatalogue(
  cards: readonly ListingCard[],
  slices: TimeSlices,
): Promise<CatalogueOrders> {
  const card = (place: number) => cards[place] ?? unknown(place);
  const byName = await sortInSlices(cards.length, (a, b) => compareByName(card(a), card(b)), slices);
  const rankByName = new Int32Array(cards.length);
  byName.forEach((place, rank) => {
    rankByName[place] = rank;
  });
  const lastOfAll = Float64Array.from(rankByName);

  const orders: CatalogueOrders = { ...noOrders(), rankByName };
  for (const { id } of sortOptions) {
    // Computed once per listing and not at each comparison.
    const columns = sortFigures[id].map((figure) => ({ figure, values: new Float64Array(cards.length) }));
    for (let place = 0; place < cards.length; place += 1) {
      for (const { figure, values } of columns) values[place] = figure(card(place));
      const rest = slices.step();
      if (rest) await rest;
    }
    const keys = [...columns.map(({ values }) => values), lastOfAll];
    orders[id] = await sortInSlices(cards.length, (a, b) => compareIn(keys, a, b), slices);
  }
  return orders;
}

function compareIn(columns: readonly Float64Array[], a: number, b: number): number {
  for (const column of columns) {
    const [left, right] = [column[a] ?? 0, column[b] ?? 0];
    if (left !== right) return left < right ? -1 : 1;
  }
  return 0;
}

const noOrders = (): Record<SortId, Int32Array> => ({
  rating: new Int32Array(),
  reviews: new Int32Array(),
  "price-asc": new Int32Array(),
  "price-desc": new Int32Array(),
});

function unknown(place: number): never {
  throw new Error(`There is no listing at place ${place}`);
}
