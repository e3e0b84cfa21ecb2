import { formatDate, formatMonth } from "#app/calendar/format-date.ts";
import { addDays, daysBetween } from "#app/calendar/date-arithmetic.ts";

import type { ChecklistRow } from "#app/plan/rules/checklist/checklist-rows.ts";

type Due = Pick<ChecklistRow, "due" | "dueMonth">;

/** The due day of a task, written out: '12 May 2027', 'June 2027'; '' where unknown. */
export function formatDueDate({ due, dueMonth }: Due): string {
  if (due !== null) return formatDate(due);
  return dueMonth === null ? "" : formatMonth(dueMonth);
}

/**
 * The same relative to today: 'Today' and 'Tomorrow' replace the date.
 * @param today in the form yyyy-mm-dd
 */
export function describeDueDate(row: Due, today: string): string {
  if (row.due === today) return "Today";
  return row.due === addDays(today, 1) ? "Tomorrow" : formatDueDate(row);
}

/** 'in 209 days', 'today' or '3 days ago', for a day. */
export function describeDaysAway(day: string, today: string): string {
  const days = daysBetween(today, day);
  if (days === 0) return "today";
  const count = Math.abs(days) === 1 ? "1 day" : `${Math.abs(days)} days`;
  return days > 0 ? `in ${count}` : `${count} ago`;
}
