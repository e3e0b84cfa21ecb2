import type { Row } from "#app/plan/document/plan-table.ts";
import type { events } from "#app/plan/document/wedding-tables.ts";

import { partPosition } from "#app/plan/budget/budget-part.ts";
import type { BudgetItem, Payment } from "#app/plan/budget/budget-tables.ts";
import { itemCosts, sumCosts, type Cost, type ItemCosts } from "#app/plan/rules/budget/item-cost.ts";
import { byDueDate, standingOf, sumStandings, type Standing } from "./payment-balance.ts";

export type PlannedEvent = Row<(typeof events)["shape"]>;

/** What a budget is read from: rows of the plan, and the headcounts that follow from them. */
export type BudgetSources = {
  items: readonly BudgetItem[];
  payments: readonly Payment[];
  events: readonly PlannedEvent[];
  /** How many each event has to be ready for, by its id; null or missing where nobody said. */
  guests: ReadonlyMap<string, number | null>;
  /** How many are invited to the wedding in all. */
  guestsInAll: number | null;
};

/** An item with everything that follows for it. */
export type BudgetEntry = {
  item: BudgetItem;
  /** Null where it belongs to the wedding as a whole, or its event was removed. */
  event: PlannedEvent | null;
  /** The number by which it is reckoned where it is priced by the guest. */
  guests: number | null;
  costs: ItemCosts;
  payments: readonly Payment[];
  standing: Standing;
};

export type Totals = {
  planned: number;
  quoted: number;
  actual: number;
  /** Of each item what was invoiced, or else quoted, or else planned. */
  expected: Cost;
  standing: Standing;
};

export type Budget = {
  entries: readonly BudgetEntry[];
  totals: Totals;
  /** Payments of items that somebody removed: what was paid stays paid. */
  stray: readonly Payment[];
};

/** All figures of a budget. Each line is rounded once, and every total is a sum of lines. */
export function readBudget({ items, payments, events, guests, guestsInAll }: BudgetSources): Budget {
  const byItem = Map.groupBy(payments, ({ item }) => item);
  const entries = inOrderOfParts(items).map((item): BudgetEntry => {
    const event = events.find(({ id }) => id === item.event) ?? null;
    const count = event === null ? guestsInAll : (guests.get(event.id) ?? null);
    const costs = itemCosts(item, count);
    const own = byDueDate(byItem.get(item.id) ?? []);
    const standing = standingOf(costs.expected?.total ?? 0, own);
    return { item, event, guests: count, costs, payments: own, standing };
  });
  const known = new Set(items.map(({ id }) => id));
  const stray = payments.filter(({ item }) => !known.has(item));
  return { entries, stray, totals: totalsOf(entries, stray) };
}

/** Suggested items in the order of the suggestion, the couple's own after them: nothing moves while somebody types. */
const inOrderOfParts = (items: readonly BudgetItem[]) =>
  items.toSorted((a, b) => partPosition(a.id) - partPosition(b.id));

/** Sums of some entries, and of payments that belong to none. */
export function totalsOf(entries: readonly BudgetEntry[], stray: readonly Payment[] = []): Totals {
  const sum = (stage: "planned" | "quoted" | "actual") =>
    entries.reduce((all, { costs }) => all + (costs[stage]?.total ?? 0), 0);
  return {
    planned: sum("planned"),
    quoted: sum("quoted"),
    actual: sum("actual"),
    expected: sumCosts(entries.flatMap(({ costs }) => costs.expected ?? [])),
    standing: sumStandings([...entries.map(({ standing }) => standing), standingOf(0, stray)]),
  };
}
