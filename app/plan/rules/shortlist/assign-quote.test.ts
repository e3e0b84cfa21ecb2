import fc from "fast-check";
import { expect, test } from "vitest";
import { Doc, applyUpdate, encodeStateAsUpdate } from "yjs";

import { putRow, viewTable } from "#app/plan/document/plan-table.ts";
import { itemCosts } from "#app/plan/rules/budget/item-cost.ts";
import { budgetItems, type BudgetItem } from "#app/plan/schema/budget.schema.ts";
import { shortlist, type ShortlistRow } from "#app/plan/schema/shortlist.schema.ts";

import { assignQuote, describeOtherQuotes, newItemForQuote, type ItemWrite } from "./assign-quote.ts";
import { quoteInBudget } from "./quote-in-budget.ts";

const guests = { byEvent: new Map(), inAll: 100 };
const booked: ShortlistRow = {
  ...shortlist.shape.parse({}),
  id: "3",
  name: "Saffron Lens",
  category: "photographers",
  status: "booked",
  quoteCents: 640_000,
};
const rowsOf = (plan: Doc) => viewTable(budgetItems, plan).rows();

function budgetOf(items: Record<string, Partial<BudgetItem>>): Doc {
  const plan = new Doc();
  for (const [id, item] of Object.entries(items)) putRow(budgetItems, plan, id, { listing: "3", ...item });
  return plan;
}

const write = (plan: Doc, writes: readonly ItemWrite[]) => {
  for (const { id, change } of writes) putRow(budgetItems, plan, id, change);
};

function choose(row: ShortlistRow, plan: Doc, id: string): void {
  const chosen = rowsOf(plan).find((item) => item.id === id);
  expect(chosen).toBeDefined();
  if (chosen) write(plan, assignQuote(row, chosen, rowsOf(plan), guests));
}

const expectedOf = (plan: Doc) =>
  rowsOf(plan).reduce((sum, item) => sum + (itemCosts(item, guests.inAll).expected?.total ?? 0), 0);

test("a changed quote that was divided goes to one item as a whole, and the others become nothing", () => {
  const plan = budgetOf({
    photos: { quotedCents: 600_000 },
    album: { quotedCents: 20_000, plannedCents: 30_000 },
  });
  choose(booked, plan, "photos");
  expect(quoteInBudget(booked, rowsOf(plan)).kind).toBe("in");
  expect(expectedOf(plan)).toBe(640_000);
  expect(rowsOf(plan)).toMatchObject([
    { id: "album", quotedCents: 0, plannedCents: 30_000 },
    { id: "photos", quotedCents: 640_000 },
  ]);
});

test("a quote that became one per guest goes to an item that was a lump sum", () => {
  const row = { ...booked, quoteCents: 85_00, quotePerGuest: true };
  const plan = budgetOf({
    photos: { quotedCents: 620_000 },
    album: { quotedCents: 85_00, perGuest: true },
  });
  // The album alone sums to the quote, and the budget counts the photos too.
  expect(quoteInBudget(row, rowsOf(plan)).kind).toBe("differs");
  choose(row, plan, "photos");
  expect(quoteInBudget(row, rowsOf(plan)).kind).toBe("in");
  expect(expectedOf(plan)).toBe(100 * 85_00);
});

test("a minimum of another item is counted no more and stays in its notes; what is invoiced stays counted", () => {
  const plan = budgetOf({
    photos: { quotedCents: 520_000 },
    album: { quotedCents: 80_000, minimumCents: 50_000, notes: "Linen cover" },
  });
  choose(booked, plan, "photos");
  expect(expectedOf(plan)).toBe(640_000);
  expect(rowsOf(plan).find(({ id }) => id === "album")).toMatchObject({
    minimumCents: null,
    notes: "Linen cover\n\nMinimum before: $500",
  });
  const [album] = rowsOf(budgetOf({ album: { quotedCents: 80_000, actualCents: 80_000 } }));
  expect(album && describeOtherQuotes([album])).toMatch(/what they invoiced stays counted\.$/);
});

const cents = fc.option(fc.integer({ min: 0, max: 1_000_000 }));
const ownItem = fc.record({
  quotedCents: cents,
  plannedCents: cents,
  perGuest: fc.boolean(),
  minimumCents: cents,
});

test("whichever item is chosen, the budget counts the quote once and asks no more", () => {
  fc.assert(
    fc.property(
      fc.array(ownItem, { minLength: 1, maxLength: 4 }),
      fc.nat(),
      fc.integer({ min: 0, max: 1_000_000 }),
      fc.boolean(),
      (items, at, quoteCents, quotePerGuest) => {
        const row = { ...booked, quoteCents, quotePerGuest };
        const plan = budgetOf(Object.fromEntries(items.map((item, index) => [`item-${index}`, item])));
        choose(row, plan, `item-${at % items.length}`);
        expect(quoteInBudget(row, rowsOf(plan)).kind).toBe("in");
        const quoted = rowsOf(plan).filter(({ quotedCents }) => quotedCents !== null);
        const sum = quoted.reduce((all, item) => all + (itemCosts(item, 100).quoted?.total ?? 0), 0);
        const chosen = rowsOf(plan).find(({ id }) => id === `item-${at % items.length}`);
        expect(sum).toBe(Math.max(quoteCents * (quotePerGuest ? 100 : 1), chosen?.minimumCents ?? 0));
      },
    ),
  );
});

test("without a quote an item becomes the business's own and keeps its price", () => {
  const plan = budgetOf({ photos: { listing: "", quotedCents: 500, plannedCents: 400 } });
  choose({ ...booked, quoteCents: null, quotePerGuest: true }, plan, "photos");
  expect(rowsOf(plan)).toMatchObject([
    { listing: "3", quotedCents: 500, plannedCents: 400, perGuest: false },
  ]);
});

test("two people who each add the new item have it once", () => {
  const [one, two] = [new Doc(), new Doc()];
  for (const plan of [one, two]) write(plan, [newItemForQuote(booked, rowsOf(plan))]);
  applyUpdate(one, encodeStateAsUpdate(two));
  expect(rowsOf(one)).toMatchObject([
    { name: "Saffron Lens", category: "photographers", quotedCents: 640_000, taxed: true },
  ]);
  expect(quoteInBudget(booked, rowsOf(one)).kind).toBe("in");
});

test("a new item overwrites none that was given to another business", () => {
  const plan = budgetOf({ "booked-3": { name: "Photos", listing: "9" } });
  write(plan, [newItemForQuote(booked, rowsOf(plan))]);
  expect(rowsOf(plan)).toMatchObject([
    { id: "booked-3", name: "Photos", listing: "9" },
    { id: "booked-3-2", listing: "3" },
  ]);
});
