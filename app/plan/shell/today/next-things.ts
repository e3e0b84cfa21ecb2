import { addDays } from "#app/calendar/date-arithmetic.ts";
import { currentTasks } from "#app/plan/rules/checklist/upcoming-tasks.ts";
import type { ChecklistRow } from "#app/plan/rules/checklist/checklist-rows.ts";

/** How far ahead a payment counts as next, in days. */
const paymentDays = 30;

/** How many days before the wedding a task belongs to its preparation, not to its last weeks. */
const longAgo = 60;

type Payment = { id: string; due: string | null; paidOn: string | null };

export type NextThing<Due extends Payment> =
  | { kind: "task"; day: string; task: ChecklistRow }
  | { kind: "payment"; day: string; payment: Due };

/**
 * The next tasks and payments by day, overdue ones first; at least one task where one is open, however many
 * payments are due.
 * @param today in the form yyyy-mm-dd
 * @param weddingDay after it only the tasks that belong after it count; null where it is unknown
 * @param most how many there are at most
 */
export function nextThings<Due extends Payment>(
  tasks: readonly ChecklistRow[],
  payments: readonly Due[],
  today: string,
  weddingDay: string | null,
  most: number,
): NextThing<Due>[] {
  const soon = addDays(today, paymentDays);
  const due = payments.flatMap((payment) =>
    payment.paidOn === null && payment.due !== null && payment.due <= soon
      ? [{ kind: "payment" as const, day: payment.due, payment }]
      : [],
  );
  // On the wedding day nobody starts what was due two months ago.
  const since = weddingDay !== null && today >= weddingDay ? addDays(weddingDay, -longAgo) : "";
  const open = currentTasks(tasks, today, weddingDay)
    .filter(({ due: day, dueMonth }) =>
      day !== null ? day >= since : dueMonth === null || dueMonth >= since.slice(0, 7),
    )
    .map((task) => ({ kind: "task" as const, day: task.due ?? task.dueMonth ?? "9", task }))
    .toSorted(byDay)
    .slice(0, most);
  const [first] = open;
  const all = [...due, ...open].toSorted(byDay).slice(0, most);
  return first === undefined || all.includes(first) ? all : [...all.slice(0, -1), first].toSorted(byDay);
}

const byDay = (a: { day: string }, b: { day: string }) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0);
