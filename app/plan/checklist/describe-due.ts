import { describeDay, describeMonth } from "#app/calendar/format-date.ts";
import { addDays, daysBetween } from "#app/plan/start/plan-events.ts";

import type { ChecklistRow } from "#app/plan/rules/checklist/checklist-rows.ts";

type Due = Pick<ChecklistRow, "due" | "dueMonth">;

/** When a task is due, written out: '12 May 2027', 'June 2027'; '' where nobody knows. */
export function writeDue({ due, dueMonth }: Due): string {
  if (due !== null) return describeDay(due);
  return dueMonth === null ? "" : describeMonth(dueMonth);
}

/**
 * The same for whoever reads it today: 'Today' and 'Tomorrow' are called so.
 * @param today in the form yyyy-mm-dd
 */
export function describeDue(row: Due, today: string): string {
  if (row.due === today) return "Today";
  return row.due === addDays(today, 1) ? "Tomorrow" : writeDue(row);
}

/** 'in 209 days', 'today' or '3 days ago', for a day. */
export function describeDistance(day: string, today: string): string {
  const days = daysBetween(today, day);
  if (days === 0) return "today";
  const count = Math.abs(days) === 1 ? "1 day" : `${Math.abs(days)} days`;
  return days > 0 ? `in ${count}` : `${count} ago`;
}
