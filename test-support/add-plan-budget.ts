import type { Doc } from "yjs";

import { budgetItems, payments } from "#app/plan/schema/budget.schema.ts";
import { instalmentIds, splitInstalments } from "#app/plan/tools/budget/split-instalments.ts";
import { suggestBudget, type SuggestionEvent } from "#app/plan/rules/budget/suggest-budget.ts";
import { applySuggestion } from "#app/plan/rules/budget/apply-suggestion.ts";
import { putRow } from "#app/plan/document/plan-table.ts";

import { dayFromWedding } from "./sample-days.ts";

/** Gives a plan a budget: the suggestion, some quotes, and the photographer in three payments. */
export function addPlanBudget(plan: Doc, budgetCents: number, events: readonly SuggestionEvent[]): void {
  for (const { id, change } of applySuggestion(suggestBudget({ budgetCents, events }), []).changes)
    putRow(budgetItems, plan, id, change);
  putRow(budgetItems, plan, "dinner.reception", { quotedCents: 62_00, minimumCents: 20_000_00 });
  putRow(budgetItems, plan, "film", { quotedCents: 4_200_00 });
  putRow(budgetItems, plan, "licence", { actualCents: 75_00 });
  const instalments = splitInstalments({
    cents: 4_830_00,
    parts: 3,
    depositPercent: 30,
    first: dayFromWedding(-261),
    last: dayFromWedding(-14),
  });
  const ids = instalmentIds("photographs", new Set(), instalments.length);
  putRow(budgetItems, plan, "photographs", { quotedCents: 4_600_00 });
  for (const [at, { cents, due }] of instalments.entries())
    putRow(payments, plan, ids[at] ?? "", {
      item: "photographs",
      name: at === 0 ? "Deposit" : `Payment ${at + 1}`,
      cents,
      due,
      paidOn: at === 0 ? dayFromWedding(-261) : null,
      payer: at === 0 ? "Us" : "Simran’s side",
    });
}
