import { addDays } from "#app/plan/start/plan-events.ts";

import type { ChecklistRow } from "./checklist-rows.ts";

/** Whether there is still something to do about it. */
export const isOpen = ({ doneOn, skipped }: ChecklistRow) => doneOn === null && !skipped;

/** Whether an open task should have been done before today. */
export function isLate(row: ChecklistRow, today: string): boolean {
  const { due, dueMonth } = row;
  if (!isOpen(row)) return false;
  return due !== null ? due < today : dueMonth !== null && dueMonth < today.slice(0, 7);
}

/** So many are always named, as long as so many are open. */
const least = 5;

export type NextUp = { id: "late" | "week" | "month" | "then"; name: string; rows: ChecklistRow[] };

/**
 * What comes next: what is late, what is due within a week and within a month, each in the order of the
 * days; where these are few, the first ones of those that come then.
 * @param rows in the order of the list
 * @param weddingDay once it is over only what belongs after it counts; null where it is not known
 */
export function nextUp(rows: readonly ChecklistRow[], today: string, weddingDay: string | null): NextUp[] {
  const [week, month] = [addDays(today, 7), addDays(today, 30)];
  const groups: NextUp[] = [
    { id: "late", name: "Overdue", rows: [] },
    { id: "week", name: "This week", rows: [] },
    { id: "month", name: "This month", rows: [] },
  ];
  const [late, soon, later] = groups;
  const isOver = weddingDay !== null && weddingDay < today;
  const open = rows.filter((row) => isOpen(row) && (!isOver || row.stage === "after" || row.stage === "own"));
  for (const row of open) {
    if (isLate(row, today)) late?.rows.push(row);
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

/** What has no day comes behind what has one. */
const byDay = (a: ChecklistRow, b: ChecklistRow) => (dayOf(a) < dayOf(b) ? -1 : dayOf(a) > dayOf(b) ? 1 : 0);
const dayOf = ({ due, dueMonth }: ChecklistRow) => due ?? dueMonth ?? "9";
