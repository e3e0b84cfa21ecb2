import type { Lead } from "#content/plan/checklist/leads.ts";
import type { PlanTask } from "#content/plan/checklist/checklist-task.ts";
import { planTasks } from "#content/plan/checklist/checklist-tasks.ts";
import { addMonths } from "#app/calendar/add-months.ts";
import { addDays, daysBetween } from "#app/plan/start/plan-events.ts";

/** The months before the wedding with which the list begins. */
export const longestLead = Math.max(
  ...planTasks.map(({ before: { unit, count } }) => (unit === "months" ? count : 0)),
);

/** The day so long before another one. */
export function dayBefore(day: string, { unit, count }: Lead): string {
  return unit === "months" ? addMonths(day, -count) : addDays(day, -count);
}

/** Between which days the list has its place. */
export type Span = {
  /** When the couple began with it. */
  since: string;
  wedding: string;
};

/** Whether the couple has less time than the list is made for. */
export function isTight({ since, wedding }: Span): boolean {
  return since > addMonths(wedding, -longestLead) && since <= wedding;
}

/**
 * Brings a day of the list into the time that is left. Who has time enough keeps every day; for whom it is
 * short, the second half of what is left stays as the list has it, and all that lies before moves into the
 * first half, in its order.
 */
function spreadDay(day: string, span: Span): string {
  if (!isTight(span)) return day;
  const { since, wedding } = span;
  const listBegins = addMonths(wedding, -longestLead);
  const firstHalf = Math.ceil(daysBetween(since, wedding) / 2);
  const middle = addDays(since, firstHalf);
  if (day >= middle) return day;
  const share = Math.max(0, daysBetween(listBegins, day)) / daysBetween(listBegins, middle);
  return addDays(since, Math.floor(share * firstHalf));
}

/** The last day of a task that somebody else has set; null where nobody has. */
export function deadlineOf({ deadline }: PlanTask, prepared: string): string | null {
  return deadline === undefined ? null : dayBefore(prepared, deadline.before);
}

/**
 * The day by which a task is done: never after its deadline, nor after the day that it prepares unless it
 * is a task of afterwards.
 * @param prepared the day of the wedding or of the event that the task is for
 */
export function dueDay(task: PlanTask, prepared: string, span: Span): string {
  const usual = dayBefore(prepared, task.before);
  if (task.before.count < 0) return usual;
  const latest = deadlineOf(task, prepared) ?? prepared;
  const spread = spreadDay(usual, span);
  return spread < latest ? spread : latest;
}
