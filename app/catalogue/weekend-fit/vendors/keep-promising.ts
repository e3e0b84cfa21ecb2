/**
 * Of many the few that a search needs: for each view the best, then those that are best over all views; the one that
 * stands first where they are equal. All of them where they are few.
 * @param weightsOf what an item weighs in each view, such as on each first day; the less, the better
 */
export function keepPromising<Item>(
  items: readonly Item[],
  weightsOf: (item: Item) => readonly number[],
  count: number,
): readonly Item[] {
  if (items.length <= count) return items;
  const weighed = items
    .map((item) => {
      const weights = weightsOf(item);
      return { item, weights, sum: weights.reduce((sum, weight) => sum + weight, 0) };
    })
    .toSorted((a, b) => a.sum - b.sum);
  const kept = new Set<(typeof weighed)[number]>();
  for (const view of weighed[0]?.weights.keys() ?? []) {
    const weightIn = ({ weights }: (typeof weighed)[number]) => weights[view] ?? Infinity;
    const best = weighed.reduce((least, each) => (weightIn(each) < weightIn(least) ? each : least));
    if (kept.size < count && ![...kept].some((each) => weightIn(each) <= weightIn(best))) kept.add(best);
  }
  for (const each of weighed) if (kept.size < count) kept.add(each);
  return [...kept].map(({ item }) => item);
}
