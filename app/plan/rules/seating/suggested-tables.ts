import type { Doc } from "yjs";

import { putRow, removeRow } from "#app/plan/document/plan-table.ts";
import { seatingTables, type SeatingTableRow } from "#app/plan/schema/seating.schema.ts";

const seats = 10;
const mostTables = 100;

const firstPart = (event: string) => `${event}.table-`;

/** Whether a table was set up for the couple, and not by it. */
export const isSuggestedTable = ({ id, event }: Pick<SeatingTableRow, "id" | "event">): boolean =>
  id.startsWith(firstPart(event));

/**
 * Sets up enough tables for a number of guests. Of those that were set up before for another number, surplus
 * ones go unless they were renamed. Call it while nobody has a seat, within one transaction.
 * @param held tables of the event so far
 */
export function writeSuggestedTables(
  document: Doc,
  event: string,
  guests: number,
  held: readonly SeatingTableRow[],
): void {
  const wanted = Math.min(mostTables, Math.ceil(guests / seats));
  for (let number = 1; number <= wanted; number += 1) {
    const id = `${firstPart(event)}${number}`;
    if (!held.some((table) => table.id === id))
      putRow(seatingTables, document, id, { event, name: `Table ${number}`, seats });
  }
  for (const table of held.filter(isSuggestedTable)) {
    const number = Number(table.id.slice(firstPart(event).length));
    if (number > wanted && table.name === `Table ${number}`) removeRow(seatingTables, document, table.id);
  }
}
