import type { LeadTime } from "#content/plan/checklist/lead-times.ts";
import type { ChecklistTask } from "#content/plan/checklist/checklist-task.ts";
import { checklistTasks } from "#content/plan/checklist/checklist-tasks.ts";
import { addMonths } from "#app/calendar/add-months.ts";
import { addDays, daysBetween } from "#app/calendar/date-arithmetic.ts";

/** How many months before the wedding the list begins. */
export const maxLeadMonths = Math.max(
  ...checklistTasks.map(({ before: { unit, count } }) => (unit === "months" ? count : 0)),
);

/** The day a given time before another day. */
export function subtractLead(day: string, { unit, count }: LeadTime): string {
  return unit === "months" ? addMonths(day, -count) : addDays(day, -count);
}

/** The days between which the list is spread. */
export type ChecklistSpan = {
  /** When the couple started the list. */
  since: string;
  wedding: string;
};

/** Whether the couple has less time than the list is made for. */
export function isShortNotice({ since, wedding }: ChecklistSpan): boolean {
  return since > addMonths(wedding, -maxLeadMonths) && since <= wedding;
}

/**
 * Fits a day of the list into the remaining time. With enough time every day stays; with less, the second
 * half of the remaining time stays as in the list, and everything earlier moves into the first half, in its
 * order.
 */
function spreadDay(day: string, span: ChecklistSpan): string {
  if (!isShortNotice(span)) return day;
  const { since, wedding } = span;
  const listBegins = addMonths(wedding, -maxLeadMonths);
  const firstHalf = Math.ceil(daysBetween(since, wedding) / 2);
  const middle = addDays(since, firstHalf);
  if (day >= middle) return day;
  const share = Math.max(0, daysBetween(listBegins, day)) / daysBetween(listBegins, middle);
  return addDays(since, Math.floor(share * firstHalf));
}

/** The last possible day of a task, set by a third party; null where there is none. */
export function taskDeadline({ deadline }: ChecklistTask, prepared: string): string | null {
  return deadline === undefined ? null : subtractLead(prepared, deadline.before);
}

/**
 * The day by which a task is done: never after its deadline, nor after the day that it prepares, unless the
 * task belongs after that day.
 * @param prepared the day of the wedding or of the event that the task is for
 */
export function dueDate(task: ChecklistTask, prepared: string, span: ChecklistSpan): string {
  const usual = subtractLead(prepared, task.before);
  if (task.before.count < 0) return usual;
  const latest = taskDeadline(task, prepared) ?? prepared;
  const spread = spreadDay(usual, span);
  return spread < latest ? spread : latest;
}
