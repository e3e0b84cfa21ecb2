import type { BudgetItem } from "#app/plan/schema/budget.schema.ts";
import { applySuggestion } from "#app/plan/rules/budget/apply-suggestion.ts";
import { outlineBudget } from "#app/plan/rules/budget/outline-budget.ts";
import { suggestBudget, type SuggestionEvent } from "#app/plan/rules/budget/suggest-budget.ts";

type StartingItem = Partial<BudgetItem> & { id: string };

/** The items of a budget: its amount split among them, or without one their usual shares and prices. */
export function startingBudget(
  budgetCents: number | null,
  events: readonly SuggestionEvent[],
): StartingItem[] {
  if (budgetCents !== null && budgetCents > 0)
    return applySuggestion(suggestBudget({ budgetCents, events }), []).changes.map(({ id, change }) => ({
      id,
      ...change,
    }));
  return outlineBudget(events).map(({ id, part, event, perGuest, plannedCents, notes }) => ({
    id,
    name: part.name,
    category: part.category,
    event: event?.id ?? "",
    perGuest,
    plannedCents,
    // As a suggestion, it follows the next one once there is an amount.
    suggestedCents: plannedCents,
    taxed: part.untaxed !== true,
    servicePercent: part.service ?? null,
    notes,
  }));
}
