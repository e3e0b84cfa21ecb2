import { daysBetween } from "#app/plan/start/plan-events.ts";

import type { Payment } from "#app/plan/budget/budget-tables.ts";

/** How an item stands with what is owed for it, in cents. Paid and due are what is owed, and what is overpaid. */
export type Standing = {
  owed: number;
  paid: number;
  due: number;
  overpaid: number;
  /** Of its instalments, those that are not paid yet. */
  scheduled: number;
};

type Instalment = Pick<Payment, "cents" | "due" | "paidOn">;

/** @param owed what it will cost, with service charge and GST */
export function standingOf(owed: number, instalments: Iterable<Instalment>): Standing {
  let paid = 0;
  let scheduled = 0;
  for (const { cents, paidOn } of instalments)
    if (paidOn === null) scheduled += cents ?? 0;
    else paid += cents ?? 0;
  return { owed, paid, due: Math.max(0, owed - paid), overpaid: Math.max(0, paid - owed), scheduled };
}

export function sumStandings(standings: Iterable<Standing>): Standing {
  const sum = { owed: 0, paid: 0, due: 0, overpaid: 0, scheduled: 0 };
  for (const { owed, paid, due, overpaid, scheduled } of standings) {
    sum.owed += owed;
    sum.paid += paid;
    sum.due += due;
    sum.overpaid += overpaid;
    sum.scheduled += scheduled;
  }
  return sum;
}

/** Where an instalment stands on a day; days are counted from the due date or until it. */
export type PaymentState = { is: "paid" } | { is: "undated" } | { is: "overdue" | "coming"; days: number };

/** @param today in Alberta; what is due today is not overdue yet */
export function paymentState({ due, paidOn }: Omit<Instalment, "cents">, today: string): PaymentState {
  if (paidOn !== null) return { is: "paid" };
  if (due === null) return { is: "undated" };
  return due < today
    ? { is: "overdue", days: daysBetween(due, today) }
    : { is: "coming", days: daysBetween(today, due) };
}

/** Instalments by the day on which they are due, those without one last. */
export function byDueDate<One extends { due: string | null; id: string }>(
  instalments: readonly One[],
): One[] {
  const key = ({ due, id }: One) => `${due ?? "9999-99-99"} ${id}`;
  return instalments.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
}
