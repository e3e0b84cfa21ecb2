import { categories } from "#content/catalogue/categories.ts";
import { inOrder } from "#app/plan/start/plan-events.ts";

import { totalsOf, type BudgetEntry, type PlannedEvent, type Totals } from "./read-budget.ts";

export type GroupBy = "event" | "category";

/** Entries that belong together. */
export type BudgetGroup = {
  /** Id of the event or the category; '' for what belongs to none. */
  id: string;
  name: string;
  entries: readonly BudgetEntry[];
  totals: Totals;
};

/** The entries by event, in the order in which the events are held, or by category; empty groups are left out. */
export function groupBudget(
  entries: readonly BudgetEntry[],
  by: GroupBy,
  events: readonly PlannedEvent[],
): BudgetGroup[] {
  const keyOf = ({ item, event }: BudgetEntry) =>
    by === "event" ? (event?.id ?? "") : knownCategory(item.category);
  const grouped = Map.groupBy(entries, keyOf);
  const groups =
    by === "event"
      ? [...inOrder(events).map(({ id, name }) => ({ id, name: name || "An event" })), wholeWedding]
      : [...categories, otherwise];
  return groups.flatMap(({ id, name }) => {
    const own = grouped.get(id);
    return own === undefined ? [] : [{ id, name, entries: own, totals: totalsOf(own) }];
  });
}

const wholeWedding = { id: "", name: "The wedding as a whole" };
const otherwise = { id: "", name: "Everything else" };

const knownCategory = (id: string) => (categories.some((category) => category.id === id) ? id : "");

/** Name of a category as the budget says it. */
export function categoryOf(id: string): string {
  return categories.find((category) => category.id === id)?.name ?? otherwise.name;
}
