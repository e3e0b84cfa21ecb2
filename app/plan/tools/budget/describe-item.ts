import { formatDollars } from "#app/money/canadian-dollars.ts";

import { pricePerGuest } from "#app/plan/rules/budget/item-cost.ts";
import { formatCount } from "#app/languages/site-language.ts";
import type { BudgetEntry } from "./calculate-budget.ts";

const stages = { actual: "Invoiced", quoted: "Quoted", planned: "Planned" } as const;

/** The source of an item's figure, in one line: 'Quoted, 220 guests at $104'. */
export function describeItem({
  item,
  guests,
  costs,
}: Pick<BudgetEntry, "item" | "guests" | "costs">): string {
  if (costs.from === null)
    return costs.needsGuests ? "Priced by the guest: how many guests are there?" : "No amount yet";
  const stage = stages[costs.from];
  if (costs.from === "actual") return stage;
  const price = pricePerGuest(item);
  const parts = [
    stage,
    guests !== null && price !== null ? `${formatCount(guests)} guests at ${formatDollars(price)}` : null,
    costs.liftedBy > 0 ? "the contract’s minimum" : null,
  ];
  return parts.filter((part) => part !== null).join(", ");
}
