import { expect, test } from "vitest";

import { blankItem } from "#test-support/arbitrary-budget.ts";

import type { BudgetItem } from "#app/plan/schema/budget.schema.ts";
import { describeItem } from "./describe-item.ts";
import { itemCosts } from "#app/plan/rules/budget/item-cost.ts";

const caterer = { perGuest: true, quotedCents: 104_00 };

test.each<[string, Partial<BudgetItem>, number | null]>([
  ["No amount yet", {}, 220],
  ["Planned", { plannedCents: 1 }, null],
  ["Quoted, 220 guests at $104", caterer, 220],
  ["Quoted, 60 guests at $104, the contract’s minimum", { ...caterer, minimumCents: 9_000_00 }, 60],
  ["Quoted, 220 guests at $104 plus GST", { ...caterer, taxed: true }, 220],
  [
    "Quoted, 220 guests at $104 plus 18% service and GST",
    { ...caterer, taxed: true, servicePercent: 18 },
    220,
  ],
  ["Quoted, 220 guests at $104 plus 18% service", { ...caterer, servicePercent: 18 }, 220],
  [
    "Quoted, 220 guests at $104 plus 18% service, GST and 10% tip",
    { ...caterer, taxed: true, servicePercent: 18, tipPercent: 10 },
    220,
  ],
  ["Quoted, 220 guests at $104 plus 10% tip", { ...caterer, tipPercent: 10 }, 220],
  ["Priced by the guest: how many guests are there?", caterer, null],
  ["Invoiced", { ...caterer, actualCents: 1 }, 220],
])("an item is described as “%s”", (words, change, guests) => {
  const item = { ...blankItem, ...change };
  expect(describeItem({ item, guests, costs: itemCosts(item, guests) })).toBe(words);
});
