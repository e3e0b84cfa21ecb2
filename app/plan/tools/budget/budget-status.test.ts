import { expect, test } from "vitest";

import { budgetStatus } from "./budget-status.ts";

test.each([
  [null, 0, 0, "How much may it cost?"],
  [null, 800_00, 2, "$800 expected. There is no budget to compare it with yet."],
  [45_000_00, 0, 0, "Nothing is planned yet of the budget of $45,000."],
  [45_000_00, 44_000_50, 3, "Within the budget of $45,000: $44,000.50 expected, $999.50 left."],
  [45_000_00, 45_000_00, 3, "Exactly the budget of $45,000."],
  [45_000_00, 45_000_01, 3, "Over the budget by $0.01: $45,000.01 expected, of $45,000."],
])("a budget of %s with %i expected of %i items: %s", (budget, expected, items, words) => {
  expect(budgetStatus(budget, expected, items)).toEqual({ isOver: words.startsWith("Over"), words });
});
