import { expect, test } from "vitest";
import { Doc, applyUpdate, encodeStateAsUpdate } from "yjs";

import { putRow, viewTable } from "#app/plan/document/plan-table.ts";
import { defaultEvents } from "#app/plan/rules/wedding-events.ts";
import { blankItem } from "#test-support/arbitrary-budget.ts";

import { budgetItems, type BudgetItem } from "#app/plan/schema/budget.schema.ts";
import { suggestBudget } from "./suggest-budget.ts";
import { applySuggestion } from "./apply-suggestion.ts";

const suggestion = (budgetCents: number, guests = 200) =>
  suggestBudget({ budgetCents, events: defaultEvents("hindu", { date: "2027-06-19", guests }) });

/** The items after a suggestion was taken over. */
function after(items: readonly BudgetItem[], { changes }: ReturnType<typeof applySuggestion>): BudgetItem[] {
  const rows = new Map(items.map((item) => [item.id, item]));
  for (const { id, change } of changes) rows.set(id, { ...blankItem, ...rows.get(id), ...change, id });
  return [...rows.values()];
}

test("into an empty budget everything is taken over, and a second time nothing changes", () => {
  const suggested = suggestion(90_000_00);
  const items = after([], applySuggestion(suggested, []));
  expect(items.map(({ id }) => id)).toEqual(suggested.map(({ id }) => id));
  expect(applySuggestion(suggested, items)).toEqual({ changes: [], kept: [] });
});

test("with another budget what nobody has typed follows, and what somebody typed stays", () => {
  const before = after([], applySuggestion(suggestion(90_000_00), [])).map((item) =>
    item.id === "photographs" ? { ...item, plannedCents: 4_321_00 } : item,
  );
  const next = applySuggestion(suggestion(120_000_00), before);
  expect(next.kept.map(({ id }) => id)).toEqual(["photographs"]);
  const items = after(before, next);
  expect(items.find(({ id }) => id === "photographs")?.plannedCents).toBe(4_321_00);
  for (const { id, plannedCents } of suggestion(120_000_00))
    if (id !== "photographs") expect(items.find((item) => item.id === id)?.plannedCents).toBe(plannedCents);
});

test("no field that somebody can type is in a change of an item that is there already, but what is planned", () => {
  const before = after([], applySuggestion(suggestion(90_000_00), [])).map((item) => ({
    ...item,
    name: "Ours",
    servicePercent: 15,
  }));
  for (const { change } of applySuggestion(suggestion(120_000_00), before).changes)
    expect(Object.keys(change)).toEqual(["plannedCents", "suggestedCents"]);
});

test("a caterer that the couple has entered itself stands for the suggested one of that event alone", () => {
  const own = { ...blankItem, id: "own", category: "caterers", event: "sangeet", name: "Aunt Balbir" };
  const { changes, kept } = applySuggestion(suggestion(90_000_00), [own]);
  expect(kept.map(({ id }) => id)).toEqual(["meal.sangeet"]);
  expect(changes.map(({ id }) => id)).toEqual(expect.arrayContaining(["meal.mehndi", "dinner.reception"]));
});

test("two who take a suggestion over at once make one of each item", () => {
  const [one, two] = [new Doc(), new Doc()];
  for (const document of [one, two])
    for (const { id, change } of applySuggestion(suggestion(90_000_00), []).changes)
      putRow(budgetItems, document, id, change);
  applyUpdate(one, encodeStateAsUpdate(two));
  const items = viewTable(budgetItems, one).rows();
  expect(items).toHaveLength(suggestion(90_000_00).length);
  expect(applySuggestion(suggestion(90_000_00), items)).toEqual({ changes: [], kept: [] });
});
