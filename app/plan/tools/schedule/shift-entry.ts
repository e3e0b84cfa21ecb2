import type { Doc } from "yjs";

import { putRow } from "#app/plan/document/plan-table.ts";
import { events } from "#app/plan/document/wedding-tables.ts";
import { addDays } from "#app/plan/start/plan-events.ts";

import type { Entry } from "#app/plan/rules/schedule/timeline.ts";
import { moments } from "#app/plan/schedule/schedule-tables.ts";

/** Minutes by which things are moved. */
export const step = 5;

/** Moves an event, and with it its moments, or one moment; over midnight too. */
export function shiftEntry(document: Doc, entry: Entry, minutes: number): void {
  if (entry.type === "moment" && entry.moment.event !== "") {
    const after = Math.min(2880, Math.max(-720, (entry.moment.after ?? 0) + minutes));
    return putRow(moments, document, entry.id, { after });
  }
  const to = entry.when.start + minutes;
  const days = Math.floor(to / 1440);
  const change = { start: to - 1440 * days, ...(days === 0 ? {} : { date: addDays(entry.when.date, days) }) };
  if (entry.type === "event") putRow(events, document, entry.id, change);
  else putRow(moments, document, entry.id, change);
}
