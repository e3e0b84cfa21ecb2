import { formatDollars } from "#app/money/canadian-dollars.ts";

import { pricePerGuest } from "#app/plan/rules/budget/item-cost.ts";
import { formatCount } from "#app/languages/site-language.ts";
import type { BudgetItem } from "#app/plan/schema/budget.schema.ts";
import type { BudgetEntry } from "./calculate-budget.ts";

const stages = { actual: "Invoiced", quoted: "Quoted", planned: "Planned" } as const;

/** The source of an item's figure, in one line: 'Quoted, 220 guests at $104 plus 18% service and GST'. */
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
    guests !== null && price !== null
      ? `${formatCount(guests)} guests at ${formatDollars(price)}${describeOnTop(item)}`
      : null,
    costs.liftedBy > 0 ? "the contract’s minimum" : null,
  ];
  return parts.filter((part) => part !== null).join(", ");
}

/** ' plus 18% service, GST and 10% tip': what the figure has on top of the price of a guest. */
function describeOnTop({
  servicePercent,
  taxed,
  tipPercent,
}: Pick<BudgetItem, "servicePercent" | "taxed" | "tipPercent">): string {
  const service = servicePercent ?? 0;
  const tip = tipPercent ?? 0;
  const added = [
    service > 0 ? `${service}% service` : null,
    taxed ? "GST" : null,
    tip > 0 ? `${tip}% tip` : null,
  ].filter((part) => part !== null);
  const last = added.pop();
  if (last === undefined) return "";
  return added.length === 0 ? ` plus ${last}` : ` plus ${added.join(", ")} and ${last}`;
}
