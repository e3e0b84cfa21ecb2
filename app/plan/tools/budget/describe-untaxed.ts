import { countItems } from "#app/plan/ui/count-items.ts";

import type { Budget } from "./calculate-budget.ts";

/**
 * Beside the GST of a budget: how many items it says nothing of, because none is added to their price; null where it
 * is added to all.
 */
export function describeUntaxed({ entries }: Pick<Budget, "entries">): string | null {
  const untaxed = entries.filter(({ item, costs }) => costs.expected !== null && !item.taxed).length;
  if (untaxed === 0) return null;
  return `not counted for ${countItems(untaxed)} whose price includes GST or has none`;
}
