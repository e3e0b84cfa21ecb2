import { categories } from "#content/catalogue/categories.ts";
import type { EmblemKind } from "#app/ui/illustrations/emblems.ts";
import { eventEmblem } from "#app/plan/ui/event-emblems.ts";

import { budgetTotals, type BudgetEntry, type BudgetTotals } from "./calculate-budget.ts";
import type { EventRow } from "#app/plan/schema/wedding.schema.ts";

export type GroupBy = "event" | "category";

/** Entries that belong together. */
export type BudgetGroup = {
  /** Id of the event or the category; '' for the rest. */
  id: string;
  name: string;
  /** The emblem beside the name. */
  emblem: EmblemKind;
  entries: readonly BudgetEntry[];
  totals: BudgetTotals;
};

/**
 * The entries by event, or by category; empty groups are left out.
 * @param events in chronological order
 */
export function groupBudget(
  entries: readonly BudgetEntry[],
  by: GroupBy,
  events: readonly EventRow[],
): BudgetGroup[] {
  const keyOf = ({ item, event }: BudgetEntry) =>
    by === "event" ? (event?.id ?? "") : knownCategory(item.category);
  const grouped = Map.groupBy(entries, keyOf);
  const groups = by === "event" ? [...events.map(ofEvent), wholeWedding] : [...ofCategories, otherwise];
  return groups.flatMap((group) => {
    const own = grouped.get(group.id);
    return own === undefined ? [] : [{ ...group, entries: own, totals: budgetTotals(own) }];
  });
}

type Head = Pick<BudgetGroup, "id" | "name" | "emblem">;

const ofEvent = ({ id, name, kind }: EventRow): Head => ({
  id,
  name: name || "An event",
  emblem: eventEmblem(kind),
});
const ofCategories: readonly Head[] = categories.map(({ id, name }) => ({ id, name, emblem: id }));
const wholeWedding: Head = { id: "", name: "The wedding as a whole", emblem: "jewelry" };
const otherwise: Head = { id: "", name: "Everything else", emblem: "invitations" };

const knownCategory = (id: string) => (categories.some((category) => category.id === id) ? id : "");

/** Name of a category in the budget. */
export function categoryOf(id: string): string {
  return categories.find((category) => category.id === id)?.name ?? otherwise.name;
}
