import type { Doc } from "yjs";

import { viewTable } from "#app/plan/document/plan-table.ts";
import { events, wedding, weddingRowId } from "#app/plan/schema/wedding.schema.ts";

import { checklistRows, type ChecklistPlan, type ChecklistRow } from "./checklist-rows.ts";
import { isOpenTask } from "./upcoming-tasks.ts";
import { checklistStartRowId, checklistStarts, tasks } from "#app/plan/schema/checklist.schema.ts";
import { weddingDate } from "./wedding-date.ts";

/** The checklist of a plan on a day, for a caller that has the whole document. */
export function readChecklist(document: Doc, today: string): ChecklistRow[] {
  return checklistRows(readPlan(document), today);
}

/**
 * The open tasks that have a day, for calendars. Tasks of the site's list are included once the couple has
 * opened the list for this wedding day: until then their days change every morning.
 */
export function openTasksWithDates(document: Doc): (ChecklistRow & { due: string })[] {
  const plan = readPlan(document);
  const since = plan.spread?.since ?? "";
  const isSettled = since !== "" && weddingDate(plan.wedding, since)?.said === plan.spread?.wedding;
  return checklistRows(plan, since).flatMap((row) => {
    const { due, task, isMoved } = row;
    const hasOwnDay = task === null || isMoved;
    return due !== null && isOpenTask(row) && (isSettled || hasOwnDay) ? [{ ...row, due }] : [];
  });
}

/** The checklist as a table of text. */
export function checklistSpreadsheet(rows: readonly ChecklistRow[]): string[][] {
  return rows.map(({ stageName, title, due, dueMonth, deadline, events: prepared, ...row }) => [
    stageName,
    title,
    due ?? dueMonth ?? "",
    deadline?.day ?? "",
    row.doneOn ?? "",
    row.skipped ? "yes" : "no",
    row.assignee,
    prepared.map(({ name }) => name).join("; "),
    row.note,
  ]);
}

export const checklistColumns = [
  "stage",
  "task",
  "due",
  "last day",
  "done",
  "skipped",
  "assignee",
  "events",
  "note",
];

function readPlan(document: Doc): ChecklistPlan {
  return {
    wedding: viewTable(wedding, document).row(weddingRowId),
    events: viewTable(events, document).rows(),
    tasks: viewTable(tasks, document).rows(),
    spread: viewTable(checklistStarts, document).row(checklistStartRowId),
  };
}
