import type { Doc } from "yjs";

import { putRow, viewTable, type PlanRow } from "#app/plan/document/plan-table.ts";
import { tasks } from "#app/plan/schema/checklist.schema.ts";
import { rsvp, rsvpRowId, type RsvpRow } from "#app/plan/schema/rsvp.schema.ts";
import { moments } from "#app/plan/schema/schedule.schema.ts";
import { events, wedding, weddingRowId } from "#app/plan/schema/wedding.schema.ts";
import { usualReplyDeadline } from "#app/plan/rules/rsvp/reply-deadline.ts";
import { shiftDate } from "#app/plan/rules/wedding-events.ts";

type TaskRow = PlanRow<(typeof tasks)["shape"]>;

/**
 * Whether somebody gave an open task a day that depends on the wedding: a task of the site's list, which has no
 * title of its own, or one of an event. Other days, such as that of an appointment, stay.
 */
export function followsTheWedding({ title, event, due, doneOn, skipped }: TaskRow): boolean {
  return due !== null && doneOn === null && !skipped && (title === "" || event !== "");
}

/**
 * Moves the wedding to another day, and with it every event, every line of the schedule that has a day of its
 * own, the days that the couple chose for open tasks, and the last day for replies. All other tasks follow from
 * the events, and payments are due when the contracts say. A wedding that was too near for a last day gets one.
 * @param from,to in the form 2027-06-19
 * @param today in Alberta, in the same form
 */
export function moveWedding(document: Doc, from: string, to: string, today: string): void {
  putRow(wedding, document, weddingRowId, { date: to });
  for (const { id, date } of viewTable(events, document).rows())
    if (date !== null) putRow(events, document, id, { date: shiftDate(date, from, to) });
  for (const { id, date } of viewTable(moments, document).rows())
    if (date !== null) putRow(moments, document, id, { date: shiftDate(date, from, to) });
  for (const task of viewTable(tasks, document).rows())
    if (task.due !== null && followsTheWedding(task))
      putRow(tasks, document, task.id, { due: shiftDate(task.due, from, to) });
  const until = replyDeadlineAfterMove(viewTable(rsvp, document).row(rsvpRowId), from, to, today);
  if (until !== undefined) putRow(rsvp, document, rsvpRowId, { until });
}

/** The last day for replies once the wedding has moved; undefined where that changes nothing. */
export function replyDeadlineAfterMove(
  asked: Pick<RsvpRow, "until" | "open"> | undefined,
  from: string,
  to: string,
  today: string,
): string | null | undefined {
  const until = asked?.until ?? null;
  if (until !== null) return shiftDate(until, from, to);
  if (asked?.open === true || usualReplyDeadline(from, today) !== null) return undefined;
  return usualReplyDeadline(to, today);
}
