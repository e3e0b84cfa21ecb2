import { categories } from "#content/catalogue/categories.ts";
import type { EmblemKind } from "#app/ui/illustrations/emblems.ts";
import { emblemOfEvent } from "#app/plan/ui/event-emblems.ts";
import { inOrder } from "#app/plan/start/plan-events.ts";

import { totalsOf, type BudgetEntry, type PlannedEvent, type Totals } from "./calculate-budget.ts";

export type GroupBy = "event" | "category";

/** Entries that belong together. */
export type BudgetGroup = {
  /** Id of the event or the category; '' for what belongs to none. */
  id: string;
  name: string;
  /** The patch that stands beside the name. */
  emblem: EmblemKind;
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
    by === "event" ? [...inOrder(events).map(ofEvent), wholeWedding] : [...ofCategories, otherwise];
  return groups.flatMap((group) => {
    const own = grouped.get(group.id);
    return own === undefined ? [] : [{ ...group, entries: own, totals: totalsOf(own) }];
  });
}

type Head = Pick<BudgetGroup, "id" | "name" | "emblem">;

const ofEvent = ({ id, name, kind }: PlannedEvent): Head => ({
  id,
  name: name || "An event",
  emblem: emblemOfEvent(kind),
});
const ofCategories: readonly Head[] = categories.map(({ id, name }) => ({ id, name, emblem: id }));
const wholeWedding: Head = { id: "", name: "The wedding as a whole", emblem: "jewelry" };
const otherwise: Head = { id: "", name: "Everything else", emblem: "invitations" };

const knownCategory = (id: string) => (categories.some((category) => category.id === id) ? id : "");

/** Name of a category as the budget says it. */
export function categoryOf(id: string): string {
  return categories.find((category) => category.id === id)?.name ?? otherwise.name;
}
