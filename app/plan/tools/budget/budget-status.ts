import { formatDollars } from "#app/money/canadian-dollars.ts";

/**
 * Whether the expected cost is within the budget, in words and figures.
 * @param items number of items
 */
export function budgetStatus(
  budgetCents: number | null,
  expectedCents: number,
  items: number,
): { isOver: boolean; words: string } {
  const expected = formatDollars(expectedCents);
  if (budgetCents === null)
    return {
      isOver: false,
      words:
        items === 0
          ? "How much may it cost?"
          : `${expected} expected. There is no budget to compare it with yet.`,
    };
  const budget = formatDollars(budgetCents);
  if (items === 0) return { isOver: false, words: `Nothing is planned yet of the budget of ${budget}.` };
  const left = budgetCents - expectedCents;
  if (left < 0)
    return {
      isOver: true,
      words: `Over the budget by ${formatDollars(-left)}: ${expected} expected, of ${budget}.`,
    };
  return {
    isOver: false,
    words:
      left === 0
        ? `Exactly the budget of ${budget}.`
        : `Within the budget of ${budget}: ${expected} expected, ${formatDollars(left)} left.`,
  };
}
