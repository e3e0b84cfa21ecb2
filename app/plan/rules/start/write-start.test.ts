import fc from "fast-check";
import { expect, test } from "vitest";
import { Doc } from "yjs";

import { combinableKinds, weddingKinds } from "#content/plan/wedding-kinds.ts";
import { viewTable } from "#app/plan/document/plan-table.ts";
import { planGrids, planTables } from "#app/plan/schema/all-tables.ts";
import { budgetItems } from "#app/plan/schema/budget.schema.ts";
import { rsvp } from "#app/plan/schema/rsvp.schema.ts";
import { moments } from "#app/plan/schema/schedule.schema.ts";
import { seatingTables } from "#app/plan/schema/seating.schema.ts";
import { shortlist } from "#app/plan/schema/shortlist.schema.ts";
import { events } from "#app/plan/schema/wedding.schema.ts";
import { findHoldup } from "#app/plan/rules/day/find-holdup.ts";
import { dayEntries } from "#app/plan/rules/schedule/day-entry.ts";
import { timelineOf } from "#app/plan/rules/schedule/timeline.ts";
import { costWithTaxes } from "#app/plan/rules/budget/item-cost.ts";
import { readChecklist } from "#app/plan/rules/checklist/read-checklist.ts";
import { putRow } from "#app/plan/document/plan-table.ts";
import { skippedStart as skipped } from "#test-support/skipped-start.ts";

import { clearPlan } from "./clear-plan.ts";
import type { StartAnswers } from "./start-answers.ts";
import { writeStart } from "./write-start.ts";

const today = "2026-11-24";

function started(answers: Partial<StartAnswers>): Doc {
  const document = new Doc();
  // As in a window that has the plan open: tables are watched, and the start is one transaction.
  for (const table of planTables) viewTable(table, document);
  document.transact(() => writeStart(document, { ...skipped, ...answers }, today));
  return document;
}

test("with every question skipped, each tool that needs no people has something to show", () => {
  const plan = started({});
  expect(
    viewTable(events, plan)
      .rows()
      .map(({ id }) => id),
  ).toEqual(["brunch", "ceremony", "reception", "rehearsal"]);
  expect(readChecklist(plan, today).length).toBeGreaterThan(40);
  expect(viewTable(budgetItems, plan).rows().length).toBeGreaterThan(10);
  expect(viewTable(moments, plan).rows().length).toBeGreaterThan(15);
  // For 120 guests, as many as such a wedding usually has.
  expect(viewTable(seatingTables, plan).rows()).toHaveLength(12);
});

test.each(weddingKinds.map(({ id }) => [id] as const))(
  "%s with date, guests and budget: no tool is empty, and the budget is spent to the cent",
  (kind) => {
    const plan = started({ kinds: [kind], date: "2027-08-21", guests: 120, budgetCents: 60_000_00 });
    const held = viewTable(events, plan).rows();
    expect(readChecklist(plan, today).every(({ due }) => due !== null)).toBe(true);
    for (const { id } of held)
      expect([
        id,
        viewTable(moments, plan)
          .rows()
          .some(({ event }) => event === id),
      ]).toEqual([id, true]);
    expect(viewTable(seatingTables, plan).rows()).toHaveLength(12);
    expect(viewTable(rsvp, plan).rows()[0]?.until).toBe("2027-07-10");
    const total = viewTable(budgetItems, plan)
      .rows()
      .reduce((sum, { plannedCents, perGuest, event, servicePercent, taxed }) => {
        const guests = held.find(({ id }) => id === event)?.guests ?? 0;
        const cost = costWithTaxes((plannedCents ?? 0) * (perGuest ? guests : 1), servicePercent ?? 0, taxed);
        return sum + cost.total;
      }, 0);
    expect(total).toBe(60_000_00);
  },
);

test.each([
  ...weddingKinds.map(({ id }) => [[id]] as const),
  ...combinableKinds.flatMap((one) =>
    combinableKinds.flatMap((other) => (one.id < other.id ? [[[one.id, other.id]] as const] : [])),
  ),
])("%s: nothing runs into a fixed hour before anybody is late", (chosen) => {
  const plan = started({ kinds: [...chosen], date: "2027-08-21" });
  const entries = dayEntries(timelineOf(viewTable(events, plan).rows(), viewTable(moments, plan).rows()));
  expect(entries.flatMap((entry) => findHoldup(entry, entries) ?? [])).toEqual([]);
});

const kinds = fc.uniqueArray(fc.constantFrom(...combinableKinds.map(({ id }) => id)), { maxLength: 2 });

test("two who start with the same answers at once make one plan, and clearing leaves only the shortlist", () => {
  fc.assert(
    fc.property(kinds, fc.option(fc.integer({ min: 0, max: 900 })), (chosen, guests) => {
      const plan = started({ kinds: chosen, guests, date: "2027-08-21" });
      const rows = () => viewTable(moments, plan).rows().length;
      const before = rows();
      writeStart(plan, { ...skipped, kinds: chosen, guests, date: "2027-08-21" }, today);
      expect(rows()).toBe(before);
      putRow(shortlist, plan, "901", { name: "Dhol and Decks" });
      clearPlan(plan);
      for (const { name } of [...planTables, ...planGrids])
        expect([name, plan.getMap(name).size > 0]).toEqual([name, name === shortlist.name]);
    }),
    { numRuns: 20 },
  );
});

test("a split that was added before the start is the budget: no second one is made beside it", () => {
  const plan = new Doc();
  putRow(budgetItems, plan, "split-venue", { name: "Venue, food and drink", plannedCents: 2_000_000 });
  writeStart(plan, { ...skipped, budgetCents: 4_500_000 }, today);
  expect(
    viewTable(budgetItems, plan)
      .rows()
      .map(({ id }) => id),
  ).toEqual(["split-venue"]);
});
