import type { BudgetPart } from "#content/plan/budget-part.ts";
import { budgetParts } from "#content/plan/budget-parts.ts";

/** The part of the suggestion from which an item was made; null for an item that the couple added. */
export function findBudgetPart(itemId: string): BudgetPart | null {
  return budgetParts[budgetPartPosition(itemId)] ?? null;
}

/** Position of an item in the order of the suggestion; items that the couple added come after it. */
export function budgetPartPosition(itemId: string): number {
  const [id] = itemId.split(".");
  const position = budgetParts.findIndex((part) => part.id === id);
  return position === -1 ? budgetParts.length : position;
}
