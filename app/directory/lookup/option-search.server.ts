import { categories, services } from "#content/catalogue/categories.ts";
import type { DirectoryQuery } from "#app/directory/directory-query.ts";
import {
  areaOptions,
  priceOptions,
  type AreaOptionId,
  type CategoryFilter,
  type PriceOptionId,
} from "#app/catalogue/directory/filter-options.ts";
import type { IndexedListing } from "#app/catalogue/directory/ordered-listings.ts";
import { matchesPrice } from "#app/catalogue/directory/filter-directory.ts";

import { addAll, addBit, noBits, type Bits } from "./bits.ts";

/** Which listings each option of the filter shows. */
export class OptionSearch {
  readonly #count: number;
  readonly categories: ReadonlyMap<CategoryFilter, Bits>;
  readonly prices: ReadonlyMap<PriceOptionId, Bits>;
  readonly areas: ReadonlyMap<AreaOptionId, Bits>;

  constructor(count: number) {
    const none = <Id extends string>(options: readonly { id: Id }[]) =>
      new Map(options.map(({ id }) => [id, noBits(count)]));
    this.#count = count;
    this.categories = none<CategoryFilter>([...categories, ...services]);
    this.prices = none(priceOptions);
    this.areas = none(areaOptions);
  }

  add(listing: number, { card, filters, areas }: IndexedListing): void {
    const addTo = (bits: Bits | undefined) => bits && addBit(bits, listing);
    for (const filter of filters) addTo(this.categories.get(filter));
    for (const area of areas) addTo(this.areas.get(area));
    for (const [price, bits] of this.prices) if (matchesPrice(card, price)) addTo(bits);
  }

  /** What each kind of choice leaves; null where nothing is chosen, which leaves all. */
  chosen({ category, prices, areas }: DirectoryQuery): Record<"category" | "price" | "area", Bits | null> {
    return {
      category: category === null ? null : (this.categories.get(category) ?? noBits(this.#count)),
      price: this.#either(this.prices, prices),
      area: this.#either(this.areas, areas),
    };
  }

  #either<Id>(options: ReadonlyMap<Id, Bits>, ids: readonly Id[]): Bits | null {
    if (ids.length === 0) return null;
    const bits = noBits(this.#count);
    for (const id of ids) addAll(bits, options.get(id) ?? bits);
    return bits;
  }
}
