/** A record with a value for each name. */
export function recordOf<Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Record<Name, Value>;
export function recordOf(names: readonly string[], valueOf: (name: string) => unknown) {
  return Object.fromEntries(names.map((name) => [name, valueOf(name)]));
}

/** The names of a record's values, in its order. */
export function namesOf<Name extends string>(record: Readonly<Record<Name, unknown>>): Name[];
export function namesOf(record: object): string[] {
  return Object.keys(record);
}
