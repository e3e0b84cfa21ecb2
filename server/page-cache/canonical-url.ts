import { readQuery, type QueryReader } from "#app/site/url-state/read-query.ts";
import { parseSavedIds, savedListQueryKeys } from "#app/catalogue/directory/saved-ids.ts";
import { themeFromUrl, themeQueryKey } from "#app/site/theme/theme-name.ts";

type Pair = readonly [name: string, value: string];

/**
 * The search parameters of a URL that its route reads, in one canonical spelling that makes the cache key;
 * all others are dropped. Null where the response is not cached.
 */
export type CanonicalQuery = (asked: URLSearchParams) => readonly Pair[] | null;

/** A route that reads no search parameters. */
export const noQuery: CanonicalQuery = () => [];

/** A page: in addition to its own parameters, its frame reads the hearts of a shared list and the theme. */
export const pageQuery = (own: CanonicalQuery): CanonicalQuery =>
  themedQuery((asked) => joined(own(asked), idListPairs(readQuery(asked, savedListQueryKeys), "saved")));

/** A page that reads the shared list itself. */
export const themedQuery =
  (own: CanonicalQuery): CanonicalQuery =>
  (asked) => {
    const theme = themeFromUrl(asked);
    return joined(own(asked), theme === "standard" ? [] : [[themeQueryKey, theme]]);
  };

/** Ids of listings, with commas between them or one by one. */
export function idListPairs<Key extends string>(query: QueryReader<Key>, name: NoInfer<Key>): Pair[] {
  const ids = parseSavedIds(query.all(name).join(","));
  return ids.length === 0 ? [] : [[name, ids.join(",")]];
}

/** The value of a key, where the route knows it. */
export function knownPairs<Key extends string>(
  query: QueryReader<Key>,
  name: NoInfer<Key>,
  isKnown: (value: string) => boolean,
): Pair[] {
  const value = query.first(name);
  return value !== null && isKnown(value) ? [[name, value]] : [];
}

/** The search of a URL: '' or a string that begins with '?'. Commas are not encoded, as in our links. */
export function formatCanonicalSearch(pairs: readonly Pair[]): string {
  const text = new URLSearchParams(pairs.map(([name, value]) => [name, value])).toString();
  return text === "" ? "" : `?${text.replaceAll("%2C", ",")}`;
}

function joined(own: readonly Pair[] | null, more: readonly Pair[]): readonly Pair[] | null {
  return own === null ? null : [...own, ...more];
}
