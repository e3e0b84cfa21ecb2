import type { BudgetItem } from "#app/plan/budget/budget-tables.ts";
import type { Suggested } from "./suggest-budget.ts";

/** What becomes of the items when the couple takes a suggestion over. */
export type TakeOver = {
  /** Items that are new, or that still say what an earlier suggestion did. */
  changes: { id: string; change: Partial<Omit<BudgetItem, "id">> }[];
  /** Suggested items that stay out, because the couple has typed its own. */
  kept: Suggested[];
};

/** Nothing is overwritten that somebody has typed: an item of the couple's own stays in the place of the suggested one. */
export function takeOver(suggested: readonly Suggested[], items: readonly BudgetItem[]): TakeOver {
  const taken: TakeOver = { changes: [], kept: [] };
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

const newItem = ({ part, event, plannedCents, perGuest }: Suggested) => ({
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
  { part, event }: Suggested,
  suggested: readonly Suggested[],
): boolean {
  return (
    part.category !== "" &&
    item.category === part.category &&
    item.event === (event?.id ?? "") &&
    item.suggestedCents === null &&
    !suggested.some(({ id }) => id === item.id)
  );
}
