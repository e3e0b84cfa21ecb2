import type { Doc } from "yjs";

import { putRow } from "#app/plan/document/plan-table.ts";
import { seatingTables } from "#app/plan/schema/seating.schema.ts";

const seats = 10;
const mostTables = 100;

/** Dinners at which guests have a seat at a table; the first one held here gets its tables. */
const seatedKinds = ["reception", "shaadi", "walima", "dinner"];

/** Enough tables for the guests of the largest dinner; none while their number is unknown. */
export function writeStartingTables(
  document: Doc,
  planned: readonly { id: string; kind: string; guests: number | null }[],
): void {
  const event = seatedKinds.flatMap((kind) => planned.find((one) => one.kind === kind) ?? [])[0];
  if (event?.guests == null) return;
  const tables = Math.min(mostTables, Math.ceil(event.guests / seats));
  for (let number = 1; number <= tables; number += 1)
    putRow(seatingTables, document, `${event.id}.table-${number}`, {
      event: event.id,
      name: `Table ${number}`,
      seats,
    });
}
