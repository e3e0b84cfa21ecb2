import type { Doc } from "yjs";

import { splitCents } from "#app/money/split-cents.ts";
import { putRow, removeRow, viewTable } from "#app/plan/document/plan-table.ts";
import { budgetItems, payments, type BudgetItem, type Payment } from "#app/plan/schema/budget.schema.ts";

/** A line of the budget splitter, in cents. */
export type SplitLine = { id: string; name: string; cents: number };

/**
 * Items of a plan's budget from the lines of the budget splitter. They cost what the line says, with
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

/**
 * A split in the same proportions for another total, in cents: the couple kept its own, or had none. Without a total it
 * stays as it came.
 */
export function scaleSplit(lines: readonly SplitLine[], totalCents: number | null): readonly SplitLine[] {
  const total = lines.reduce((sum, { cents }) => sum + cents, 0);
  if (totalCents === null || total === 0 || total === totalCents) return lines;
  const scaled = splitCents(
    totalCents,
    // In millionths: the product of two amounts would exceed safe integers.
    lines.map(({ cents }) => Math.round((cents * 1_000_000) / total)),
  );
  return lines.map((line, at) => ({ ...line, cents: scaled[at] ?? 0 }));
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

/**
 * Items that a split takes the place of: they are only planned. What has a quote, a bill, a payment, a vendor, notes
 * or, unless it is a suggestion as it came, an event of its own is the couple's work, and stays.
 */
export function plannedAlone(items: readonly BudgetItem[], paid: readonly Payment[]): BudgetItem[] {
  const paidItems = new Set(paid.map(({ item }) => item));
  return items.filter(
    (one) =>
      one.quotedCents === null &&
      one.actualCents === null &&
      one.minimumCents === null &&
      one.listing === "" &&
      one.notes.trim() === "" &&
      (one.event === "" || isSuggestion(one)) &&
      !paidItems.has(one.id),
  );
}

const isSuggestion = ({ plannedCents, suggestedCents }: BudgetItem) =>
  suggestedCents !== null && plannedCents === suggestedCents;

/** The same of a plan. */
export const itemsForSplit = (document: Doc): BudgetItem[] =>
  plannedAlone(viewTable(budgetItems, document).rows(), viewTable(payments, document).rows());

/** Puts a split in the place of what is only planned; the other items stay as they are. */
export function replaceWithSplit(document: Doc, lines: readonly SplitLine[]): void {
  const { row } = viewTable(budgetItems, document);
  const replaced = new Set(itemsForSplit(document).map(({ id }) => id));
  const added = newItemsOfSplit(lines).filter(({ id }) => row(id) === undefined || replaced.has(id));
  for (const id of replaced) removeRow(budgetItems, document, id);
  for (const { id, ...item } of added) putRow(budgetItems, document, id, item);
}
