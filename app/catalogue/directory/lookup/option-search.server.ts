import { categories, services } from "#content/catalogue/categories.ts";
import type { DirectoryQuery } from "#app/catalogue/directory/directory-query.ts";
import {
  areaOptions,
  priceOptions,
  type AreaOptionId,
  type CategoryFilter,
  type PriceOptionId,
} from "#app/catalogue/directory/filter-options.ts";
import type { IndexedListing } from "#app/catalogue/directory/ordered-listings.ts";
import { matchesPrice } from "#app/catalogue/directory/filter-directory.ts";

import { unionInPlace, addBit, emptyBitSet, type BitSet } from "./bit-set.ts";

/** Which listings match each option of the filter. */
export class OptionSearch {
  readonly #count: number;
  readonly categories: ReadonlyMap<CategoryFilter, BitSet>;
  readonly prices: ReadonlyMap<PriceOptionId, BitSet>;
  readonly areas: ReadonlyMap<AreaOptionId, BitSet>;

  constructor(count: number) {
    const none = <Id extends string>(options: readonly { id: Id }[]) =>
      new Map(options.map(({ id }) => [id, emptyBitSet(count)]));
    this.#count = count;
    this.categories = none<CategoryFilter>([...categories, ...services]);
    this.prices = none(priceOptions);
    this.areas = none(areaOptions);
  }

  add(listing: number, { card, filters, areas }: IndexedListing): void {
    const addTo = (bits: BitSet | undefined) => bits && addBit(bits, listing);
    for (const filter of filters) addTo(this.categories.get(filter));
    for (const area of areas) addTo(this.areas.get(area));
    for (const [price, bits] of this.prices) if (matchesPrice(card, price)) addTo(bits);
  }

  /** The matches of each kind of choice; null where nothing is chosen, which matches all. */
  chosen({ category, prices, areas }: DirectoryQuery): Record<"category" | "price" | "area", BitSet | null> {
    return {
      category: category === null ? null : (this.categories.get(category) ?? emptyBitSet(this.#count)),
      price: this.#either(this.prices, prices),
      area: this.#either(this.areas, areas),
    };
  }

  #either<Id>(options: ReadonlyMap<Id, BitSet>, ids: readonly Id[]): BitSet | null {
    if (ids.length === 0) return null;
    const bits = emptyBitSet(this.#count);
    for (const id of ids) unionInPlace(bits, options.get(id) ?? bits);
    return bits;
  }
}
