import { addDays } from "#app/calendar/date-arithmetic.ts";

import type { ChecklistRow } from "./checklist-rows.ts";

/** Whether a task is still open. */
export const isOpenTask = ({ doneOn, skipped }: ChecklistRow) => doneOn === null && !skipped;

/** Whether an open task should have been done before today. */
export function isLateTask(row: ChecklistRow, today: string): boolean {
  const { due, dueMonth } = row;
  if (!isOpenTask(row)) return false;
  return due !== null ? due < today : dueMonth !== null && dueMonth < today.slice(0, 7);
}

/**
 * The open tasks that still matter: after the wedding only those that belong after it, and the couple's own without
 * a day.
 * @param weddingDay null where it is unknown
 */
export function currentTasks(
  rows: readonly ChecklistRow[],
  today: string,
  weddingDay: string | null,
): ChecklistRow[] {
  const isOver = weddingDay !== null && weddingDay < today;
  return rows.filter((row) => isOpenTask(row) && (!isOver || row.stage === "after" || row.stage === "own"));
}

/** Minimum number of tasks shown, as long as that many are open. */
const least = 5;

export type UpcomingTasks = { id: "late" | "week" | "month" | "then"; name: string; rows: ChecklistRow[] };

/**
 * The next tasks: late ones, those due within a week and within a month, each by day; where these are few,
 * the first later ones.
 * @param rows in the order of the list
 * @param weddingDay null where it is unknown
 */
export function upcomingTasks(
  rows: readonly ChecklistRow[],
  today: string,
  weddingDay: string | null,
): UpcomingTasks[] {
  const [week, month] = [addDays(today, 7), addDays(today, 30)];
  const groups: UpcomingTasks[] = [
    { id: "late", name: "Overdue", rows: [] },
    { id: "week", name: "This week", rows: [] },
    { id: "month", name: "This month", rows: [] },
  ];
  const [late, soon, later] = groups;
  const open = currentTasks(rows, today, weddingDay);
  for (const row of open) {
    if (isLateTask(row, today)) late?.rows.push(row);
    else if (row.due !== null && row.due <= week) soon?.rows.push(row);
    else if (isWithin(row, month)) later?.rows.push(row);
  }
  const filled = groups.filter(({ rows: some }) => some.length > 0);
  for (const { rows: some } of filled) some.sort(byDay);
  const near = new Set(filled.flatMap(({ rows: some }) => some));
  const then = open
    .filter((row) => !near.has(row))
    .toSorted(byDay)
    .slice(0, Math.max(0, least - near.size));
  if (then.length === 0) return filled;
  const isDated = near.size > 0 || then.some(({ due, dueMonth }) => (due ?? dueMonth) !== null);
  return [...filled, { id: "then", name: isDated ? "Coming up" : "Begin with", rows: then }];
}

function isWithin({ due, dueMonth }: ChecklistRow, last: string): boolean {
  return due !== null ? due <= last : dueMonth !== null && dueMonth <= last.slice(0, 7);
}

/** Tasks without a day come after tasks with one. */
const byDay = (a: ChecklistRow, b: ChecklistRow) => (dayOf(a) < dayOf(b) ? -1 : dayOf(a) > dayOf(b) ? 1 : 0);
const dayOf = ({ due, dueMonth }: ChecklistRow) => due ?? dueMonth ?? "9";
