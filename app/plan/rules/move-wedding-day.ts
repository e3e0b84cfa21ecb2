import type { Doc } from "yjs";

import { localOrigin, putRow, viewTable } from "#app/plan/document/plan-table.ts";
import { events, wedding, weddingRowId } from "#app/plan/schema/wedding.schema.ts";

import { shiftDate } from "./wedding-events.ts";

/** Moves the wedding day, and with it all events that have a date. */
export function moveWeddingDay(document: Doc, date: string): void {
  document.transact(() => {
    const before = viewTable(wedding, document).row(weddingRowId)?.date ?? null;
    putRow(wedding, document, weddingRowId, { date });
    if (before === null) return;
    for (const event of viewTable(events, document).rows())
      if (event.date !== null)
        putRow(events, document, event.id, { date: shiftDate(event.date, before, date) });
  }, localOrigin);
}
