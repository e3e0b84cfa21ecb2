import type { Doc } from "yjs";

import { putRow, removeRow } from "#app/plan/document/plan-table.ts";
import { seatingTables, type SeatingTableRow } from "#app/plan/schema/seating.schema.ts";

const seats = 10;
const mostTables = 100;

const nameOf = (number: number) => `Table ${number}`;

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
  const { missing, surplus } = tableChanges(event, guests, held);
  for (const number of missing)
    putRow(seatingTables, document, `${firstPart(event)}${number}`, { event, name: nameOf(number), seats });
  for (const { id } of surplus) removeRow(seatingTables, document, id);
}

/**
 * Whether tables seat a number of guests with less than one table to spare, or setting them up for it would
 * change nothing.
 * @param held tables of the event so far
 */
export function fitsGuests(event: string, guests: number, held: readonly SeatingTableRow[]): boolean {
  const spare = held.reduce((sum, table) => sum + (table.seats ?? 0), 0) - guests;
  if (spare >= 0 && spare < seats) return true;
  const { missing, surplus } = tableChanges(event, guests, held);
  return missing.length + surplus.length === 0;
}

function tableChanges(event: string, guests: number, held: readonly SeatingTableRow[]) {
  const wanted = Math.min(mostTables, Math.ceil(guests / seats));
  const numbers = Array.from({ length: wanted }, (_, at) => at + 1);
  return {
    missing: numbers.filter((number) => held.every(({ id }) => id !== `${firstPart(event)}${number}`)),
    surplus: held.filter((table) => {
      const number = Number(table.id.slice(firstPart(event).length));
      return isSuggestedTable(table) && number > wanted && table.name === nameOf(number);
    }),
  };
}
