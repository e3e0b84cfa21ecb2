import { expect, test } from "vitest";

import { viewTable } from "#app/plan/document/plan-table.ts";
import { readChecklist } from "#app/plan/rules/checklist/read-checklist.ts";
import { headcountOfCounts, weddingHeadcount } from "#app/plan/rules/guests/headcount.ts";
import { zeroInvitationCounts } from "#app/plan/rules/guests/invitation-counts.ts";
import { viewInvitationCounts } from "#app/plan/rules/guests/view-invitation-counts.ts";
import { budgetItems, payments } from "#app/plan/schema/budget.schema.ts";
import { events, wedding, weddingRowId } from "#app/plan/schema/wedding.schema.ts";
import { buildExample } from "#app/plan/session/example/build-example.ts";
import { calculateBudget } from "#app/plan/tools/budget/calculate-budget.ts";
import { groupBudget } from "#app/plan/tools/budget/group-budget.ts";
import { countProgress } from "#app/plan/tools/checklist/filter-tasks.ts";

import { examplePlan } from "./example-plan.ts";

const plan = buildExample(examplePlan.today);
const held = viewTable(wedding, plan).row(weddingRowId);

test("the home page shows the wedding that 'Look around an example' opens, on its day and with its names", () => {
  expect(held?.date).toBe(examplePlan.date);
  expect(`${held?.partnerOne} & ${held?.partnerTwo}`).toBe(examplePlan.title);
});

test("each task on the home page is a task of the example, and as many are done as there", () => {
  const checklist = readChecklist(plan, examplePlan.today);
  expect(countProgress(checklist)).toEqual({ done: examplePlan.done, of: examplePlan.taskCount });
  const seen = ({ id, title, due, assignee, events: prepared }: (typeof checklist)[number]) => ({
    id,
    title,
    due,
    assignee,
    events: prepared.map(({ name }) => name),
  });
  for (const task of examplePlan.tasks) expect(checklist.map(seen)).toContainEqual(seen(task));
});

test("the budget on the home page is the example's, largest first", () => {
  const counts = viewInvitationCounts(plan).counts();
  const planned = held?.guests ?? null;
  const rows = viewTable(events, plan).rows();
  const guests = new Map(
    rows.map(({ id, guests: own }) => [
      id,
      headcountOfCounts(counts.get(id) ?? zeroInvitationCounts, own ?? planned, false).expected,
    ]),
  );
  const { entries } = calculateBudget({
    items: viewTable(budgetItems, plan).rows(),
    payments: viewTable(payments, plan).rows(),
    events: rows,
    guests,
    guestsInAll: weddingHeadcount(counts.values(), planned, false),
  });
  const groups = groupBudget(entries, "event", rows).map(({ id, name, totals }) => ({
    id,
    name,
    cents: totals.expected.total,
  }));
  expect(examplePlan.budget).toEqual(groups.toSorted((a, b) => b.cents - a.cents));
});
