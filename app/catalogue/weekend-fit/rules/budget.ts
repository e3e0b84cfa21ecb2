import { formatDollars } from "#app/money/canadian-dollars.ts";
import { fails, fits, isOpen, type FitFinding } from "#app/catalogue/weekend-fit/fit-finding.ts";

/** What a weekend comes to, in cents. */
export type WeekendSum = { floor: number; most: number | null; low: number };

/** Everything at the venues stays within the budget, as far as prices are published. */
export const budgetRule = {
  id: "budget",
  words: "What the venues publish stays within your budget.",
  sources: [],
  judge({ floor, most, low }: WeekendSum, budget: number | null): FitFinding {
    if (budget === null) return fits;
    if (floor > budget)
      return fails(`${formatDollars(whole(floor))} at least, above ${formatDollars(budget)}`, null, {
        kind: "more-budget",
        by: floor - budget,
      });
    return most !== null && most <= budget
      ? fits
      : isOpen(
          "unknown",
          `whether it stays within ${formatDollars(budget)}: about ${formatDollars(whole(low))} or more`,
        );
  },
};

/** Whole dollars, downwards. */
const whole = (cents: number) => Math.floor(cents / 100) * 100;
