import type { Doc } from "yjs";

import { putRow, removeRow, viewTable } from "#app/plan/document/plan-table.ts";
import { budgetItems, payments, type BudgetItem } from "#app/plan/schema/budget.schema.ts";

/** A line of the budget planner, in cents. */
export type SplitLine = { id: string; name: string; cents: number };

/**
 * Items of a plan's budget from the lines of the budget planner. They cost what the line says, with
 * everything in it; ids are the same each time, so that two devices that add one split have its items once.
 */
export function newItemsOfSplit(lines: readonly SplitLine[]) {
  return lines
    .filter(({ cents }) => cents > 0)
    .map(({ id, name, cents }) => ({
      id: `split-${id}`,
      name,
      plannedCents: cents,
      perGuest: false,
      taxed: false,
    }));
}

/** Whether the budget's items are those of a split. */
export function isSplitOf(document: Doc, lines: readonly SplitLine[]): boolean {
  const rows = viewTable(budgetItems, document).rows();
  const split = newItemsOfSplit(lines);
  return (
    rows.length === split.length &&
    split.every(({ id, plannedCents }) =>
      rows.some((row) => row.id === id && row.plannedCents === plannedCents),
    )
  );
}

/** Items that a split takes the place of: they are planned, and nobody has quoted, billed or been paid for them. */
export function itemsForSplit(document: Doc): BudgetItem[] {
  const paid = new Set(
    viewTable(payments, document)
      .rows()
      .map(({ item }) => item),
  );
  return viewTable(budgetItems, document)
    .rows()
    .filter(
      ({ id, quotedCents, actualCents, minimumCents, listing }) =>
        quotedCents === null &&
        actualCents === null &&
        minimumCents === null &&
        listing === "" &&
        !paid.has(id),
    );
}

/** Puts a split in the place of what is only planned; the other items stay as they are. */
export function replaceWithSplit(document: Doc, lines: readonly SplitLine[]): void {
  const { row } = viewTable(budgetItems, document);
  const replaced = new Set(itemsForSplit(document).map(({ id }) => id));
  const added = newItemsOfSplit(lines).filter(({ id }) => row(id) === undefined || replaced.has(id));
  for (const id of replaced) removeRow(budgetItems, document, id);
  for (const { id, ...item } of added) putRow(budgetItems, document, id, item);
}
