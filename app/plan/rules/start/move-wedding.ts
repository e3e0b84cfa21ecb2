import type { Doc } from "yjs";

import { putRow, viewTable } from "#app/plan/document/plan-table.ts";
import { rsvp, rsvpRowId } from "#app/plan/schema/rsvp.schema.ts";
import { moments } from "#app/plan/schema/schedule.schema.ts";
import { events, wedding, weddingRowId } from "#app/plan/schema/wedding.schema.ts";
import { shiftDate } from "#app/plan/rules/wedding-events.ts";

/**
 * Moves the wedding to another day, and with it every event, every line of the schedule that has a day of its
 * own, and the last day for replies. Tasks follow from the events.
 * @param from,to in the form 2027-06-19
 */
export function moveWedding(document: Doc, from: string, to: string): void {
  putRow(wedding, document, weddingRowId, { date: to });
  for (const { id, date } of viewTable(events, document).rows())
    if (date !== null) putRow(events, document, id, { date: shiftDate(date, from, to) });
  for (const { id, date } of viewTable(moments, document).rows())
    if (date !== null) putRow(moments, document, id, { date: shiftDate(date, from, to) });
  const until = viewTable(rsvp, document).row(rsvpRowId)?.until ?? null;
  if (until !== null) putRow(rsvp, document, rsvpRowId, { until: shiftDate(until, from, to) });
}
