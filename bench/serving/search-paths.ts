import { areaOptions, priceOptions, sortOptions } from "#app/catalogue/directory/filter-options.ts";
import { foldText } from "#app/catalogue/directory/fold-text.ts";
import { categories } from "#content/catalogue/categories.ts";

/** Filtered searches of which none is like another. */
export type SearchSeries = {
  /** Search texts, each once. */
  texts: readonly string[];
  /** What is asked for: the page, or what the browser's router asks for when it has the page already. */
  answer: "page" | "data";
};

/** Every filter with every order: which texts find something with it is as mixed as with couples. */
const filters = sortOptions.flatMap(({ id: sort }) =>
  [
    [],
    ...priceOptions.map(({ id }) => ["price", id]),
    ...categories.map(({ id }) => ["category", id]),
    ...areaOptions.map(({ id }) => ["area", id]),
  ].map(([key, value]) => ({ key, value, sort: sort === "rating" ? null : sort })),
);

/** Shortest part of a word that counts as a search. */
const minFragmentLength = 3;

/** What is typed on the way to the words of these names. */
export function searchTexts(names: readonly string[]): string[] {
  const words = names.flatMap((name) => foldText(name).match(/[a-z]+/g) ?? []);
  const parts = words.flatMap((word) =>
    Array.from({ length: Math.max(0, word.length - minFragmentLength + 1) }, (_, more) =>
      word.slice(0, minFragmentLength + more),
    ),
  );
  return [...new Set(parts)];
}

/** How many searches there are before one comes again. */
export function seriesLength({ texts }: Pick<SearchSeries, "texts">): number {
  return texts.length * filters.length;
}

/**
 * The nth search of a series, from 0.
 * @throws Error behind its end
 */
export function searchPath({ texts, answer }: SearchSeries, nth: number): string {
  const round = Math.floor(nth / texts.length);
  const text = texts[nth % texts.length];
  const filter = filters[((nth % texts.length) + round) % filters.length];
  if (text === undefined || filter === undefined || round >= filters.length)
    throw new Error(`There is no search ${nth}`);
  const { key, value, sort } = filter;
  const asked = [
    ["q", text],
    ...(key === undefined ? [] : [[key, value]]),
    ...(sort === null ? [] : [["sort", sort]]),
  ];
  const query = asked.map(([name, said]) => `${name}=${said}`).join("&");
  return answer === "page" ? `/vendors?${query}` : `/vendors.data?${query}&_routes=routes%2Fvendors`;
}
