import fc from "fast-check";
import { expect, test } from "vitest";

import { southAsianPlan, standardPlan } from "#content/budget/budget-plans.ts";
import { costLines } from "#content/planning-resources/costs.ts";
import { budgetParts, reserveId } from "#content/plan/budget-parts.ts";
import { eventKinds } from "#content/plan/event-kinds.ts";
import { weddingKinds, type TraditionId } from "#content/plan/wedding-kinds.ts";
import { headcountOfInvitations } from "#app/plan/rules/guests/headcount.ts";
import { defaultEvents } from "#app/plan/rules/wedding-events.ts";

import { costWithTaxes } from "./item-cost.ts";
import { isSouthAsian, suggestBudget } from "./suggest-budget.ts";

const eventsOf = (kind: TraditionId, guests: number | null) =>
  defaultEvents(kind, { date: "2027-06-19", guests });
const sumOf = (suggested: readonly { total: number }[]) =>
  suggested.reduce((sum, { total }) => sum + total, 0);

test("every part belongs to a line of both budgets, and every line has a part", () => {
  for (const [lineOf, plan] of [
    ["standard", standardPlan],
    ["southAsian", southAsianPlan],
  ] as const) {
    const lines = plan.lines.map(({ id }) => id);
    for (const part of budgetParts)
      expect([part.id, lines]).toEqual([part.id, expect.arrayContaining([part[lineOf]])]);
    for (const line of lines) expect(budgetParts.map((part) => part[lineOf])).toContain(line);
  }
});

test("what is said to cost usually something has its line with a source", () => {
  const known = costLines.map(({ id }) => id);
  for (const { usual } of budgetParts) if (usual !== undefined) expect(known).toContain(usual);
});

test("45,000 dollars for 120 guests: nearly half for room and table, at a price that can be compared", () => {
  const suggested = suggestBudget({ budgetCents: 45_000_00, events: eventsOf("standard", 120) });
  const dinner = suggested.find(({ id }) => id === "dinner.reception");
  expect(dinner).toMatchObject({ perGuest: true, plannedCents: 104_00 });
  const table = suggested.filter(({ part }) => part.standard === "venue");
  expect(sumOf(table) / 45_000_00).toBeGreaterThan(0.45);
  expect(sumOf(table) / 45_000_00).toBeLessThanOrEqual(0.48);
});

test("a wedding with a sangeet is divided as South Asian ones are, one with a ceremony and brunch is not", () => {
  for (const { id } of weddingKinds)
    expect([id, isSouthAsian(eventsOf(id, null))]).toEqual([id, id !== "standard" && id !== "elopement"]);
  expect(isSouthAsian([{ kind: "" }, { kind: "no-such-kind" }])).toBe(false);
});

const someEvents = fc
  .uniqueArray(fc.constantFrom(...eventKinds.map(({ id }) => id), "own-one", "own-two"), { maxLength: 12 })
  .chain((ids) =>
    fc.array(fc.option(fc.nat(5000)), { minLength: ids.length, maxLength: ids.length }).map((guests) =>
      ids.map((id, at) => ({
        id,
        kind: id.startsWith("own") ? "" : id,
        name: id,
        guests: guests[at] ?? null,
      })),
    ),
  );
const budgets = fc.integer({ min: 0, max: 1_000_000_000 });

test("whatever the events and their guests, everything suggested costs the budget together, to the cent", () => {
  fc.assert(
    fc.property(budgets, someEvents, (budgetCents, events) => {
      const suggested = suggestBudget({ budgetCents, events });
      expect(sumOf(suggested)).toBe(budgetCents);
      expect(new Set(suggested.map(({ id }) => id)).size).toBe(suggested.length);
      for (const { part, event, perGuest, plannedCents, total } of suggested) {
        const count = perGuest ? (event?.guests ?? 0) : 1;
        expect(costWithTaxes(plannedCents * count, part.service ?? 0, part.untaxed !== true).total).toBe(
          total,
        );
        expect(plannedCents).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});

test("who does without something has the budget for the rest", () => {
  fc.assert(
    fc.property(budgets, someEvents, fc.array(fc.nat(40)), (budgetCents, events, left) => {
      const all = suggestBudget({ budgetCents, events });
      const without = new Set(left.flatMap((at) => all[at]?.id ?? []).filter((id) => id !== reserveId));
      const rest = suggestBudget({ budgetCents, events, without });
      expect(rest.some(({ id }) => without.has(id))).toBe(false);
      expect(sumOf(rest)).toBe(budgetCents);
    }),
  );
});

test("a large budget buys no dearer marriage licence: nothing is suggested beyond the highest price", () => {
  fc.assert(
    fc.property(budgets, someEvents, (budgetCents, events) => {
      for (const { part, total } of suggestBudget({ budgetCents, events }))
        if (part.most !== undefined) expect(total).toBeLessThanOrEqual(part.most * 100);
    }),
  );
  const rich = suggestBudget({ budgetCents: 400_000_00, events: eventsOf("hindu", 400) });
  const reserve = rich.find(({ id }) => id === reserveId)?.total ?? 0;
  expect(reserve / 400_000_00).toBeLessThan(0.05);
});

test("more guests at one event take money from the other events' tables to its own", () => {
  const [few, many] = [100, 400].map((guests) =>
    suggestBudget({
      budgetCents: 90_000_00,
      events: eventsOf("hindu", 300).map((event) => (event.id === "sangeet" ? { ...event, guests } : event)),
    }),
  );
  const total = (of: typeof few, id: string) => of?.find((one) => one.id === id)?.total ?? 0;
  expect(total(many, "meal.sangeet")).toBeGreaterThan(2 * total(few, "meal.sangeet"));
  expect(total(many, "dinner.reception")).toBeLessThan(total(few, "dinner.reception"));
});

test("three typed households of a wedding for 450 change no plate: neither its guests nor its price", () => {
  const estimated = eventsOf("punjabi-sikh", 450);
  const listed = estimated.map((event) => {
    const typed = event.id === "reception" ? [4, 5, 2].map((invited) => ({ invited, coming: null })) : [];
    return { ...event, guests: headcountOfInvitations(typed, event.guests, false).expected };
  });
  const suggested = suggestBudget({ budgetCents: 90_000_00, events: listed });
  expect(suggested).toEqual(suggestBudget({ budgetCents: 90_000_00, events: estimated }));
  const plated = costLines.find(({ id }) => id === "plated");
  const dinner = suggested.find(({ id }) => id === "dinner.reception");
  expect(dinner?.event?.guests).toBe(450);
  expect(dinner?.plannedCents).toBeLessThanOrEqual((plated?.usual[1] ?? 0) * 100);
});

test("as long as nobody said how many come, a meal is suggested as a sum", () => {
  const suggested = suggestBudget({ budgetCents: 45_000_00, events: eventsOf("standard", null) });
  expect(suggested.some(({ perGuest }) => perGuest)).toBe(false);
  expect(suggested.map(({ id }) => id)).toContain("dinner.reception");
});
