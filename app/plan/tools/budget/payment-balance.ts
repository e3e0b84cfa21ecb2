import { daysBetween } from "#app/calendar/date-arithmetic.ts";

import type { Payment } from "#app/plan/schema/budget.schema.ts";

/**
 * Payment status of an item, in cents. Paid and due are the parts of the owed amount, and overpaid is beyond
 * it.
 */
export type PaymentBalance = {
  owed: number;
  paid: number;
  due: number;
  overpaid: number;
  /** Its unpaid instalments. */
  scheduled: number;
};

type Instalment = Pick<Payment, "cents" | "due" | "paidOn">;

/** @param owed expected cost, with service charge and GST */
export function paymentBalance(owed: number, instalments: Iterable<Instalment>): PaymentBalance {
  let paid = 0;
  let scheduled = 0;
  for (const { cents, paidOn } of instalments)
    if (paidOn === null) scheduled += cents ?? 0;
    else paid += cents ?? 0;
  return { owed, paid, due: Math.max(0, owed - paid), overpaid: Math.max(0, paid - owed), scheduled };
}

/** Adds balances part by part: what is overpaid on one item lowers nothing due on another. */
export function sumPaymentBalances(standings: Iterable<PaymentBalance>): PaymentBalance {
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

/** Status of an instalment on a day; days are counted from the due date or until it. */
export type PaymentState = { is: "paid" } | { is: "undated" } | { is: "overdue" | "coming"; days: number };

/** @param today in Alberta; an instalment due today is not overdue yet */
export function paymentState({ due, paidOn }: Omit<Instalment, "cents">, today: string): PaymentState {
  if (paidOn !== null) return { is: "paid" };
  if (due === null) return { is: "undated" };
  return due < today
    ? { is: "overdue", days: daysBetween(due, today) }
    : { is: "coming", days: daysBetween(today, due) };
}

/** Instalments by due day, those without one last. */
export function byDueDate<One extends { due: string | null; id: string }>(
  instalments: readonly One[],
): One[] {
  const key = ({ due, id }: One) => `${due ?? "9999-99-99"} ${id}`;
  return instalments.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
}
