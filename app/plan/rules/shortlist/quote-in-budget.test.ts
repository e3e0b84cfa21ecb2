import { expect, test } from "vitest";

import { budgetItems, type BudgetItem } from "#app/plan/schema/budget.schema.ts";
import { shortlist, type ShortlistRow } from "#app/plan/schema/shortlist.schema.ts";

import { quoteInBudget } from "./quote-in-budget.ts";

const booked: ShortlistRow = {
  ...shortlist.shape.parse({}),
  id: "3",
  category: "photographers",
  status: "booked",
  quoteCents: 620_000,
};
const item = (id: string, said: Partial<BudgetItem> = {}): BudgetItem => ({
  ...budgetItems.shape.parse({}),
  id,
  ...said,
});

test("a quote that no item has may go to any that is free, those of its category first", () => {
  const items = [
    item("hall", { category: "venues" }),
    item("taken", { category: "photographers", listing: "9" }),
    item("photos", { category: "photographers" }),
    item("album", { category: "photographers" }),
  ];
  const found = quoteInBudget(booked, items);
  expect(found.kind === "missing" && found.choices.map(({ id }) => id)).toEqual(["photos", "album", "hall"]);
  expect(quoteInBudget(booked, [])).toEqual({ kind: "missing", choices: [] });
});

test("a quote is in the budget with one item or with several together", () => {
  const own = { listing: "3", category: "photographers" };
  expect(quoteInBudget(booked, [item("a", { ...own, quotedCents: 620_000 })]).kind).toBe("in");
  const several = [
    item("a", { ...own, quotedCents: 600_000 }),
    item("b", { ...own, quotedCents: 20_000 }),
    item("c", own),
  ];
  expect(quoteInBudget(booked, several).kind).toBe("in");
  expect(quoteInBudget({ ...booked, quoteCents: null }, [item("a", own)]).kind).toBe("in");
});

test("another amount, or the same for each guest, is said to differ", () => {
  const own = { listing: "3", quotedCents: 620_000 };
  expect(quoteInBudget({ ...booked, quoteCents: 640_000 }, [item("a", own)]).kind).toBe("differs");
  expect(quoteInBudget({ ...booked, quotePerGuest: true }, [item("a", own)]).kind).toBe("differs");
  expect(quoteInBudget(booked, [item("a", { listing: "3" })]).kind).toBe("differs");
  const mixed = [item("a", own), item("b", { listing: "3", quotedCents: 8_500, perGuest: true })];
  expect(quoteInBudget(booked, mixed).kind).toBe("differs");
});
