/** Keys of a query that a parser reads: names, and patterns where the names come from content. */
export type QueryKeys = readonly (string | RegExp)[];

/** The values of some keys; each is read by the name that its parser gives it. */
export type QueryReader<Key extends string> = {
  first: (key: Key) => string | null;
  /** Of a key that means one thing and stands twice, so that a button can overrule the field before it. */
  last: (key: Key) => string;
  all: (key: Key) => string[];
};

/**
 * Reads a query by the keys of a list, and by no other: the list is what the theme switch, the page cache
 * and links take from the parser.
 */
export const readQuery = <Key extends string>(
  parameters: URLSearchParams,
  _keys: readonly Key[],
): QueryReader<Key> => ({
  first: (key) => parameters.get(key),
  last: (key) => parameters.getAll(key).at(-1) ?? "",
  all: (key) => parameters.getAll(key),
});

/** Whether a key of an address is one of those. */
export const isQueryKey = (keys: QueryKeys, key: string): boolean =>
  keys.some((known) => (typeof known === "string" ? known === key : known.test(key)));
