/**
 * Whether a component's props are the same; lists are compared item by item. For `memo`: after a change of the
 * plan, lists are new, and most of their items are not.
 */
export function haveSameItems<Props extends object>(before: Props, after: Props): boolean {
  const known = new Map<string, unknown>(Object.entries(before));
  const given = Object.entries(after);
  return given.length === known.size && given.every(([name, value]) => areSame(known.get(name), value));
}

function areSame(before: unknown, after: unknown): boolean {
  if (Object.is(before, after)) return true;
  return (
    Array.isArray(before) &&
    Array.isArray(after) &&
    before.length === after.length &&
    before.every((item, index) => Object.is(item, after[index]))
  );
}
