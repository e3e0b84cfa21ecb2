import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { southAsianPlan } from "#content/budget/budget-plans.ts";

import { BudgetNotes } from "./budget-notes.tsx";
import { parseBudgetRequest } from "./parse-budget-request.ts";
import { splitBudget } from "./split-budget.ts";

function notes(search: string): string {
  const request = parseBudgetRequest(new URLSearchParams(search), southAsianPlan);
  const rows = splitBudget(southAsianPlan, request);
  return renderToStaticMarkup(<BudgetNotes rows={rows} request={request} />).replaceAll(/<[^>]+>/g, "");
}

test("a menu price is two amounts, or one where both round to the same", () => {
  expect(notes("total=90000&guests=150")).toContain("the menu could say $67 to $68: a");
  expect(notes("total=45000&guests=250")).toContain("the menu could say $20: a");
});

test("every amount of money is written with its sign", () => {
  expect(notes("")).not.toMatch(/\d dollars/);
});
