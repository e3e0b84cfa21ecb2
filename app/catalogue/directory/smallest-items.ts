/**
 * The first items of an order; the others are not sorted.
 * @param compare never 0 for two different items
 * @param limit a small number
 */
export function smallestItems<Item>(
  items: Iterable<Item>,
  limit: number,
  compare: (a: Item, b: Item) => number,
): Item[] {
  const first: Item[] = [];
  for (const item of items) {
    const last = first.at(-1);
    const isFull = first.length >= limit;
    if (isFull && (last === undefined || compare(item, last) >= 0)) continue;
    if (isFull) first.pop();
    first.push(item);
    first.sort(compare);
  }
  return first;
}
