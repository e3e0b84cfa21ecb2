import { budgetParts, type BudgetPart } from "#content/plan/budget-parts.ts";

/** The part that an item of the suggestion was made from; null for one that the couple added. */
export function partOf(itemId: string): BudgetPart | null {
  return budgetParts[partPosition(itemId)] ?? null;
}

/** Where an item stands in the order of the suggestion; behind it for one that the couple added. */
export function partPosition(itemId: string): number {
  const [id] = itemId.split(".");
  const position = budgetParts.findIndex((part) => part.id === id);
  return position === -1 ? budgetParts.length : position;
}
