import { parseSavedIds } from "#app/directory/directory-query.ts";
import { themeOfAddress } from "#app/site/theme/theme-name.ts";

type Pair = readonly [name: string, value: string];

/**
 * What an address asks of a route, in the one spelling that makes its key: what the route does not read
 * is left out. Null where the answer is not stored.
 */
export type Spelling = (asked: URLSearchParams) => readonly Pair[] | null;

/** A route that reads nothing of its address. */
export const nothing: Spelling = () => [];

/** A page: beside what it reads itself, its frame has the hearts of a shared list and the theme. */
export const page = (own: Spelling): Spelling =>
  inTheme((asked) => joined(own(asked), idList(asked, "saved")));

/** A page that reads the shared list itself. */
export const inTheme =
  (own: Spelling): Spelling =>
  (asked) =>
    joined(own(asked), themeOfAddress(asked) === "indian" ? [["theme", "indian"]] : []);

/** Ids of listings, with commas between them or one by one. */
export function idList(asked: URLSearchParams, name: string): Pair[] {
  const ids = parseSavedIds(asked.getAll(name).join(","));
  return ids.length === 0 ? [] : [[name, ids.join(",")]];
}

/** The value of a key, where the route knows it. */
export function known(asked: URLSearchParams, name: string, isKnown: (value: string) => boolean): Pair[] {
  const value = asked.get(name);
  return value !== null && isKnown(value) ? [[name, value]] : [];
}

/** The search of an address: '' or what begins with '?'. Commas stand as they are, as in our links. */
export function formatSearch(pairs: readonly Pair[]): string {
  const text = new URLSearchParams(pairs.map(([name, value]) => [name, value])).toString();
  return text === "" ? "" : `?${text.replaceAll("%2C", ",")}`;
}

function joined(own: readonly Pair[] | null, more: readonly Pair[]): readonly Pair[] | null {
  return own === null ? null : [...own, ...more];
}
