import type { BudgetLine, BudgetPlan } from "#content/budget/budget-plan.ts";

import type { BudgetRequest } from "./parse-budget-request.ts";
import { splitCents } from "#app/money/split-cents.ts";

/** One line of a budget with its money, in cents; null where no total was given. */
export type BudgetRow = {
  line: BudgetLine;
  /** Of all that is spent, 0 to 1. */
  fraction: number;
  cents: number | null;
  /** A guest's part of it; null where no number of guests was given. */
  perGuest: number | null;
};

/** The budget that an address asks for: the plan's lines with what each gets. */
export function makeBudget(plan: BudgetPlan, { total, guests, weights }: BudgetRequest): BudgetRow[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const parts = total === null ? null : splitCents(total, weights);
  return plan.lines.map((line, position) => {
    const cents = parts?.[position] ?? null;
    return {
      line,
      fraction: (weights[position] ?? 0) / sum,
      cents,
      perGuest: cents === null || guests === null ? null : cents / guests,
    };
  });
}

/** GST, of goods and services and of the service charge; Alberta has no provincial sales tax. */
const gst = 0.05;

/**
 * The price on a menu that an amount pays for, when a service charge and then GST come on top of it.
 * @param serviceCharge as a fraction, such as 0.18
 */
export function menuPrice(cents: number, serviceCharge: number): number {
  return Math.floor(cents / ((1 + serviceCharge) * (1 + gst)));
}
