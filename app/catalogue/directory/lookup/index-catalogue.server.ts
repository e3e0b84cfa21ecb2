import type { DirectoryIndex, DirectoryMatches } from "#app/catalogue/directory/directory-index.ts";
import { dayNumber } from "#app/catalogue/directory/availability-calendar.ts";
import type { DirectoryQuery } from "#app/catalogue/directory/directory-query.ts";
import type { SortId } from "#app/catalogue/directory/filter-options.ts";
import type { ListingCard } from "#app/catalogue/directory/listing-card.ts";
import { splitFoldedWords } from "#app/catalogue/directory/nearest-names.ts";
import { indexListing } from "#app/catalogue/directory/ordered-listings.ts";
import { emptyOptionCounts, type OptionCounts } from "#app/catalogue/directory/filter-directory.ts";

import {
  fullBitSet,
  countBits,
  countIntersection,
  hasBit,
  intersectInPlace,
  intersection,
  type BitSet,
} from "./bit-set.ts";
import { DateSearch } from "./date-search.server.ts";
import { NameSearch } from "./name-search.server.ts";
import { OptionSearch } from "./option-search.server.ts";
import { orderCatalogue } from "./order-catalogue.server.ts";
import { collectTerms } from "./terms.server.ts";
import { TimeSlices } from "./time-slices.server.ts";
import { WordSearch } from "./word-search.server.ts";

/**
 * The server's index of the listings: it gives the same result as filterDirectory, for a hundred thousand
 * listings in the time that filterDirectory takes for some hundreds (docs/decisions).
 */
export async function indexCatalogue<Card extends ListingCard>(
  cards: readonly Card[],
): Promise<DirectoryIndex<Card>> {
  const count = cards.length;
  const slices = new TimeSlices();
  const options = new OptionSearch(count);
  const dates = new DateSearch(count);
  const textWords = function* (place: number) {
    const card = cards[place];
    if (card === undefined) return;
    const listing = indexListing(card);
    options.add(place, listing);
    dates.add(place, listing.calendar);
    yield* listing.searchText.split(/\s+/u);
  };
  const nameWords = (place: number) => splitFoldedWords(cards[place]?.name ?? "");
  const words = new WordSearch(count, await collectTerms(count, textWords, slices));
  const orders = await orderCatalogue(cards, slices);
  const names = new NameSearch(
    await collectTerms(count, nameWords, slices),
    await collectTerms(count, (place) => [nameWords(place).join("")], slices),
    orders.rankByName,
  );
  const all = fullBitSet(count);
  const byId = new Map(cards.map((card) => [card.id, card]));

  function look(query: DirectoryQuery) {
    const wanted = intersection(all, words.find(query.text));
    const day = query.date === null ? null : dayNumber(query.date);
    const free = day === null ? null : dates.free(day);
    if (day !== null) intersectInPlace(wanted, query.saidFree ? free : dates.notTaken(day));
    const { category, price, area } = options.chosen(query);
    return { wanted, free, category, price, area, matching: intersection(wanted, category, price, area) };
  }

  function countOptions({ wanted, free, category, price, area, matching }: ReturnType<typeof look>) {
    const counts: OptionCounts = emptyOptionCounts();
    const [anyCategory, anyPrice, anyArea] = [
      intersection(wanted, price, area),
      intersection(wanted, category, area),
      intersection(wanted, category, price),
    ];
    counts.all = countBits(anyCategory);
    for (const [id, bits] of options.categories) counts.categories[id] = countIntersection(anyCategory, bits);
    for (const [id, bits] of options.prices) counts.prices[id] = countIntersection(anyPrice, bits);
    for (const [id, bits] of options.areas) counts.areas[id] = countIntersection(anyArea, bits);
    counts.saidFree = free === null ? 0 : countIntersection(matching, free);
    return counts;
  }

  function* inOrder(matching: BitSet, sort: SortId): Generator<Card> {
    const order = orders[sort];
    for (let rank = 0; rank < order.length; rank += 1) {
      const place = order[rank] ?? 0;
      const card = hasBit(matching, place) ? cards[place] : undefined;
      if (card !== undefined) yield card;
    }
  }

  return {
    cards,
    card: (id) => byId.get(id) ?? null,
    show: (query): DirectoryMatches<Card> => {
      const looked = look(query);
      return {
        total: countBits(looked.matching),
        matches: { [Symbol.iterator]: () => inOrder(looked.matching, query.sort) },
        counts: countOptions(looked),
      };
    },
    count: (query) => countBits(look(query).matching),
    nearest: (text) => names.find(text).flatMap((place) => cards[place] ?? []),
  };
}
