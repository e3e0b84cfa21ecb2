import type { Doc } from "yjs";

import { putRow, viewTable } from "#app/plan/document/plan-table.ts";
import { renewOrder } from "#app/plan/rules/change-events.ts";
import { events } from "#app/plan/schema/wedding.schema.ts";
import { addDays } from "#app/calendar/date-arithmetic.ts";

import type { TimelineEntry } from "#app/plan/rules/schedule/timeline.ts";
import { moments } from "#app/plan/schema/schedule.schema.ts";

/** Minutes by which things are moved. */
export const stepMinutes = 5;

/** Moves an event, and with it its moments, or one moment; over midnight too. Call it within one transaction. */
export function shiftEntry(document: Doc, entry: TimelineEntry, minutes: number): void {
  if (entry.type === "moment" && entry.moment.event !== "") {
    const after = Math.min(2880, Math.max(-720, (entry.moment.after ?? 0) + minutes));
    return putRow(moments, document, entry.id, { after });
  }
  // An open entry is listed under its former day while another one is typed.
  const row =
    entry.type === "event"
      ? viewTable(events, document).row(entry.id)
      : viewTable(moments, document).row(entry.id);
  const { date, start } = row ?? entry.when;
  const to = (start ?? entry.when.start) + minutes;
  const days = Math.floor(to / 1440);
  const change = {
    start: to - 1440 * days,
    ...(days !== 0 && date !== null && { date: addDays(date, days) }),
  };
  if (entry.type !== "event") return putRow(moments, document, entry.id, change);
  const before = viewTable(events, document).rows();
  putRow(events, document, entry.id, change);
  if (days !== 0)
    renewOrder(
      document,
      before,
      before.map((event) => (event.id === entry.id ? { ...event, ...change } : event)),
    );
}
