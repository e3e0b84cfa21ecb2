import { buildDirectoryPage } from "#app/catalogue/directory/build-directory-page.ts";
import { readDirectory } from "#app/catalogue/directory/directory.server.ts";
import { parseDirectoryQuery } from "#app/catalogue/directory/directory-query.ts";
import { areaOptions, priceOptions, sortOptions } from "#app/catalogue/directory/filter-options.ts";
import type { ListingCard } from "#app/catalogue/directory/listing-card.ts";
import { categoryIds } from "#content/catalogue/categories.ts";
import { openDatabase } from "#database/open-database.ts";

import { seededRandom, type SeededRandom } from "../seeded-random.ts";

/** Addresses that nobody has asked for: words in pieces, misspelt names, options and dates, in all orders. */
export function uncachedSearches(cards: readonly ListingCard[], count: number, seed: number): string[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => {
    const search = new URLSearchParams();
    if (random.chance(0.75)) search.append("q", random.pick([piece, piece, twoPieces, slip])(random, cards));
    if (random.chance(0.3)) search.append("category", random.pick(categoryIds));
    if (random.chance(0.2)) search.append("price", random.pick(priceOptions).id);
    if (random.chance(0.3)) search.append("area", random.pick(areaOptions).id);
    if (random.chance(0.2)) search.append("date", `2028-0${random.between(1, 9)}-1${random.between(0, 9)}`);
    search.append("sort", random.pick(sortOptions).id);
    return search.toString();
  });
}

function piece(random: SeededRandom, cards: readonly ListingCard[]): string {
  const { name, description } = random.pick(cards);
  const text = random.chance(0.5) ? name : description;
  const from = random.between(0, text.length - 1);
  return text.slice(from, from + random.between(1, 10));
}

const twoPieces: typeof piece = (random, cards) => `${piece(random, cards)} ${piece(random, cards)}`;

/** A name with a letter too few, which mostly finds nothing and asks for help. */
const slip: typeof piece = (random, cards) => {
  const { name } = random.pick(cards);
  const at = random.between(1, name.length - 2);
  return name.slice(0, at) + name.slice(at + 1);
};

/** What was read of a database, and how long each search in it takes, in milliseconds. */
export async function timeSearches(
  settings: { databaseUrl: string | null; dataDir: string },
  count: number,
): Promise<{ cards: readonly ListingCard[]; times: number[] }> {
  const open = await openDatabase(settings);
  try {
    const { index } = await readDirectory(open.database, true);
    const times = uncachedSearches(index.cards, count, 1).map((search) => {
      const query = parseDirectoryQuery(new URLSearchParams(search));
      const begun = performance.now();
      buildDirectoryPage(index, query, "2026-11-22");
      return performance.now() - begun;
    });
    return { cards: index.cards, times };
  } finally {
    await open.close();
  }
}
