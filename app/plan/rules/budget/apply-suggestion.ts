import type { BudgetItem } from "#app/plan/schema/budget.schema.ts";
import type { SuggestedItem } from "./suggest-budget.ts";

/** The effect on the items when the couple accepts a suggestion. */
export type SuggestionChanges = {
  /** Items that are new, or that still equal an earlier suggestion. */
  changes: { id: string; change: Partial<Omit<BudgetItem, "id">> }[];
  /** Suggested items that are left out, because the couple has typed its own. */
  kept: SuggestedItem[];
};

/** Nothing is overwritten that somebody has typed: an item of the couple's own stays in the place of the suggested one. */
export function applySuggestion(
  suggested: readonly SuggestedItem[],
  items: readonly BudgetItem[],
): SuggestionChanges {
  const taken: SuggestionChanges = { changes: [], kept: [] };
  for (const one of suggested) {
    const { id, plannedCents, perGuest } = one;
    const before = items.find((item) => item.id === id);
    if (before === undefined) {
      if (items.some((item) => isOwnVersion(item, one, suggested))) taken.kept.push(one);
      else taken.changes.push({ id, change: newItem(one) });
    } else if (!isUntouched(before, perGuest)) taken.kept.push(one);
    else if (before.plannedCents !== plannedCents)
      taken.changes.push({ id, change: { plannedCents, suggestedCents: plannedCents } });
  }
  return taken;
}

const newItem = ({ part, event, plannedCents, perGuest }: SuggestedItem) => ({
  name: part.name,
  category: part.category,
  event: event?.id ?? "",
  perGuest,
  plannedCents,
  suggestedCents: plannedCents,
  taxed: part.untaxed !== true,
  servicePercent: part.service ?? null,
});

/** It says what an earlier suggestion did, and follows the next one. */
const isUntouched = (item: BudgetItem, perGuest: boolean) =>
  item.plannedCents === item.suggestedCents && item.perGuest === perGuest;

/** An item that the couple made itself, for the same at the same event. */
function isOwnVersion(
  item: BudgetItem,
  { part, event }: SuggestedItem,
  suggested: readonly SuggestedItem[],
): boolean {
  return (
    part.category !== "" &&
    item.category === part.category &&
    item.event === (event?.id ?? "") &&
    item.suggestedCents === null &&
    !suggested.some(({ id }) => id === item.id)
  );
}
