import type { Budget } from "./calculate-budget.ts";

/** '9 of 29 items priced', beside a total that is not the whole cost; null where every item has a price. */
export function describePriced({ entries }: Pick<Budget, "entries">): string | null {
  const priced = entries.filter(({ costs }) => costs.expected !== null).length;
  if (priced === entries.length) return null;
  return `${priced} of ${entries.length} ${entries.length === 1 ? "item" : "items"} priced`;
}
