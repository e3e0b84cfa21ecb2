import type { Doc } from "yjs";

import { putRow } from "#app/plan/document/plan-table.ts";
import { events } from "#app/plan/schema/wedding.schema.ts";
import { addDays } from "#app/calendar/date-arithmetic.ts";

import type { TimelineEntry } from "#app/plan/rules/schedule/timeline.ts";
import { moments } from "#app/plan/schema/schedule.schema.ts";

/** Minutes by which things are moved. */
export const stepMinutes = 5;

/** Moves an event, and with it its moments, or one moment; over midnight too. */
export function shiftEntry(document: Doc, entry: TimelineEntry, minutes: number): void {
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
