import type { Doc } from "yjs";

import { viewTable } from "#app/plan/document/plan-table.ts";
import { events, wedding, weddingRow } from "#app/plan/document/wedding-tables.ts";

import { checklistRows, type ChecklistPlan, type ChecklistRow } from "#app/plan/rules/checklist/checklist-rows.ts";
import { isOpen } from "#app/plan/rules/checklist/upcoming-tasks.ts";
import { spreadRow, spreads, tasks } from "./task-tables.ts";
import { weddingTime } from "#app/plan/rules/checklist/wedding-date.ts";

/** The checklist that a plan has on a day, for whoever reads the whole document. */
export function checklistOfPlan(document: Doc, today: string): ChecklistRow[] {
  return checklistRows(readPlan(document), today);
}

/**
 * The open tasks that have a day, for calendars. Those of the site's list are there once the couple has
 * looked at it for this wedding day: until then their days change with each morning.
 */
export function datedTasks(document: Doc): (ChecklistRow & { due: string })[] {
  const plan = readPlan(document);
  const since = plan.spread?.since ?? "";
  const isSettled = since !== "" && weddingTime(plan.wedding, since)?.said === plan.spread?.wedding;
  return checklistRows(plan, since).flatMap((row) => {
    const { due, task, isMoved } = row;
    const hasOwnDay = task === null || isMoved;
    return due !== null && isOpen(row) && (isSettled || hasOwnDay) ? [{ ...row, due }] : [];
  });
}

/** The checklist as a table of words. */
export function checklistAsText(rows: readonly ChecklistRow[]): string[][] {
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
    wedding: viewTable(wedding, document).row(weddingRow),
    events: viewTable(events, document).rows(),
    tasks: viewTable(tasks, document).rows(),
    spread: viewTable(spreads, document).row(spreadRow),
  };
}
