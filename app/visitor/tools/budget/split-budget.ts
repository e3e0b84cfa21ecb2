import type { BudgetLine, BudgetPlan } from "#content/budget/budget-plan.ts";

import type { BudgetRequest } from "./parse-budget-request.ts";
import { splitCents } from "#app/money/split-cents.ts";

/** One line of a budget with its amount, in cents; null without a total. */
export type BudgetSplitRow = {
  line: BudgetLine;
  /** Fraction of the total, 0 to 1. */
  fraction: number;
  cents: number | null;
  /** Amount per guest; null without a number of guests. */
  perGuest: number | null;
};

/** The budget for a URL: the plan's lines with their amounts. */
export function splitBudget(plan: BudgetPlan, { total, guests, weights }: BudgetRequest): BudgetSplitRow[] {
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

/** GST, on goods and services and on the service charge; Alberta has no provincial sales tax. */
const gst = 0.05;

/**
 * The menu price that an amount pays for, when a service charge and then GST are added to it.
 * @param serviceCharge as a fraction, such as 0.18
 */
export function menuPrice(cents: number, serviceCharge: number): number {
  return Math.floor(cents / ((1 + serviceCharge) * (1 + gst)));
}
