import fc from "fast-check";
import { expect, test } from "vitest";

import { blankEvent, blankItem, arbitraryBudget } from "#test-support/arbitrary-budget.ts";

import { groupBudget } from "./group-budget.ts";
import { zeroCost } from "#app/plan/rules/budget/item-cost.ts";
import { calculateBudget, type BudgetTotals } from "./calculate-budget.ts";
import { describePriced } from "./describe-priced.ts";

const figures = ({ planned, quoted, actual, expected, standing }: BudgetTotals) => ({
  planned,
  quoted,
  actual,
  ...expected,
  due: standing.due,
});

test("the sum of all lines is the sum of the categories and that of the events", () => {
  fc.assert(
    fc.property(arbitraryBudget, (sources) => {
      const { entries, totals } = calculateBudget(sources);
      for (const by of ["event", "category"] as const) {
        const groups = groupBudget(entries, by, sources.events);
        expect(groups.flatMap((group) => group.entries)).toHaveLength(entries.length);
        const sum = groups
          .map((group) => figures(group.totals))
          .reduce<Record<string, number>>(
            (all, one) => {
              for (const [name, cents] of Object.entries(one)) all[name] = (all[name] ?? 0) + cents;
              return all;
            },
            { ...figures({ ...totals, planned: 0, quoted: 0, actual: 0, expected: zeroCost }), due: 0 },
          );
        expect(sum).toEqual(figures(totals));
      }
      const lines = entries.reduce((all, { costs }) => all + (costs.expected?.total ?? 0), 0);
      expect(totals.expected.total).toBe(lines);
      const { base, service, gst, tip } = totals.expected;
      expect(base + service + gst + tip).toBe(lines);
    }),
  );
});

test("what is paid and what is due are what everything will cost, and what was paid too much", () => {
  fc.assert(
    fc.property(arbitraryBudget, (sources) => {
      const { totals } = calculateBudget(sources);
      const { owed, paid, due, overpaid } = totals.standing;
      expect(owed).toBe(totals.expected.total);
      expect(paid + due).toBe(owed + overpaid);
      const inAll = sources.payments.filter(({ paidOn }) => paidOn !== null);
      expect(paid).toBe(inAll.reduce((sum, { cents }) => sum + (cents ?? 0), 0));
    }),
  );
});

test("one event's guests move the lines of that event that are priced by the guest, and no other", () => {
  fc.assert(
    fc.property(arbitraryBudget, fc.nat(5000), (sources, guests) => {
      const before = calculateBudget(sources).entries;
      const after = calculateBudget({ ...sources, guests: new Map([...sources.guests, ["mehndi", guests]]) });
      for (const [at, { item, costs }] of after.entries.entries())
        if (item.event !== "mehndi" || !item.perGuest) expect(costs).toEqual(before[at]?.costs);
    }),
  );
});

test("suggested items stand as the suggestion has them, and the couple's own after them", () => {
  const ids = ["aaa", "photographs", "dinner.reception", "room.mehndi", "decor.mehndi"];
  const { entries } = calculateBudget({
    items: ids.map((id) => ({ ...blankItem, id })),
    payments: [],
    events: [],
    guests: new Map(),
    guestsInAll: null,
  });
  expect(entries.map(({ item }) => item.id)).toEqual([
    "room.mehndi",
    "dinner.reception",
    "photographs",
    "decor.mehndi",
    "aaa",
  ]);
});

const mehndi = { ...blankEvent, id: "mehndi", name: "Mehndi" };

test("what belongs to no event, or to one that was removed, is reckoned by the guests of the wedding", () => {
  const { entries } = calculateBudget({
    items: ["", "gone", "mehndi"].map((event) => ({ ...blankItem, id: `of ${event}`, event })),
    payments: [],
    events: [mehndi],
    guests: new Map([["mehndi", 60]]),
    guestsInAll: 220,
  });
  expect(entries.map(({ guests }) => guests)).toEqual([220, 220, 60]);
  expect(groupBudget(entries, "event", [mehndi]).map(({ name, entries: own }) => [name, own.length])).toEqual(
    [
      ["Mehndi", 1],
      ["The wedding as a whole", 2],
    ],
  );
});

test("what was paid for an item that somebody removed stays paid, and is named", () => {
  const payment = {
    id: "a",
    item: "gone",
    name: "Deposit",
    cents: 500_00,
    due: null,
    paidOn: "2026-11-01",
    payer: "",
  };
  const { stray, totals } = calculateBudget({
    items: [],
    payments: [payment],
    events: [],
    guests: new Map(),
    guestsInAll: null,
  });
  expect(stray).toEqual([payment]);
  expect(totals.standing).toMatchObject({ owed: 0, paid: 500_00, due: 0, overpaid: 500_00 });
});

const priced = (cents: readonly (number | null)[]) =>
  describePriced(
    calculateBudget({
      items: cents.map((plannedCents, at) => ({ ...blankItem, id: `${at}`, plannedCents })),
      payments: [],
      events: [],
      guests: new Map(),
      guestsInAll: null,
    }),
  );

test("a total says how many items have a price until all have one", () => {
  expect(priced([])).toBeNull();
  expect(priced([100_00, 200_00])).toBeNull();
  expect(priced([100_00, null, null])).toBe("1 of 3 items priced");
  expect(priced([null])).toBe("0 of 1 item priced");
});
