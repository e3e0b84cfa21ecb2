import type { EventRow } from "#app/plan/schema/wedding.schema.ts";

import { budgetPartPosition } from "./find-budget-part.ts";
import type { BudgetItem, Payment } from "#app/plan/schema/budget.schema.ts";
import { itemCosts, sumCosts, type Cost, type ItemCosts } from "#app/plan/rules/budget/item-cost.ts";
import { byDueDate, paymentBalance, sumPaymentBalances, type PaymentBalance } from "./payment-balance.ts";

/** The input of a budget: rows of the plan, and the headcounts derived from them. */
export type BudgetSources = {
  items: readonly BudgetItem[];
  payments: readonly Payment[];
  events: readonly EventRow[];
  /** Headcount of each event by its id; null or missing where unknown. */
  guests: ReadonlyMap<string, number | null>;
  /** Number of guests invited to the wedding in all. */
  guestsInAll: number | null;
};

/** An item with all derived figures. */
export type BudgetEntry = {
  item: BudgetItem;
  /** Null where it belongs to the wedding as a whole, or its event was removed. */
  event: EventRow | null;
  /** The number of guests in its calculation where it is priced per guest. */
  guests: number | null;
  costs: ItemCosts;
  payments: readonly Payment[];
  standing: PaymentBalance;
};

export type BudgetTotals = {
  planned: number;
  quoted: number;
  actual: number;
  /** The invoiced amount of each item, or else the quoted, or else the planned one. */
  expected: Cost;
  standing: PaymentBalance;
};

export type Budget = {
  entries: readonly BudgetEntry[];
  totals: BudgetTotals;
  /** Payments of removed items: a paid amount stays paid. */
  stray: readonly Payment[];
};

/** All figures of a budget. Each line is rounded once, and every total is a sum of lines. */
export function calculateBudget({ items, payments, events, guests, guestsInAll }: BudgetSources): Budget {
  const byItem = Map.groupBy(payments, ({ item }) => item);
  const entries = inOrderOfParts(items).map((item): BudgetEntry => {
    const event = events.find(({ id }) => id === item.event) ?? null;
    const count = event === null ? guestsInAll : (guests.get(event.id) ?? null);
    const costs = itemCosts(item, count);
    const own = byDueDate(byItem.get(item.id) ?? []);
    const standing = paymentBalance(costs.expected?.total ?? 0, own);
    return { item, event, guests: count, costs, payments: own, standing };
  });
  const known = new Set(items.map(({ id }) => id));
  const stray = payments.filter(({ item }) => !known.has(item));
  return { entries, stray, totals: budgetTotals(entries, stray) };
}

/**
 * Suggested items in the order of the suggestion, the couple's own after them: nothing moves during typing.
 */
const inOrderOfParts = (items: readonly BudgetItem[]) =>
  items.toSorted((a, b) => budgetPartPosition(a.id) - budgetPartPosition(b.id));

/** Sums of some entries, and of payments that belong to none. */
export function budgetTotals(entries: readonly BudgetEntry[], stray: readonly Payment[] = []): BudgetTotals {
  const sum = (stage: "planned" | "quoted" | "actual") =>
    entries.reduce((all, { costs }) => all + (costs[stage]?.total ?? 0), 0);
  return {
    planned: sum("planned"),
    quoted: sum("quoted"),
    actual: sum("actual"),
    expected: sumCosts(entries.flatMap(({ costs }) => costs.expected ?? [])),
    standing: sumPaymentBalances([...entries.map(({ standing }) => standing), paymentBalance(0, stray)]),
  };
}
