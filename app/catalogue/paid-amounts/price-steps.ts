/** A step of a scale: every amount from `low` to below `high`, in cents. */
export type PriceStep = { low: number; high: number };

/** How wide a step is up to which amount, in dollars: wide enough to hide a price, narrow enough to plan with. */
const scale = [
  { below: 20, step: 2 },
  { below: 100, step: 5 },
  { below: 200, step: 10 },
  { below: 1_000, step: 50 },
  { below: 5_000, step: 100 },
  { below: 20_000, step: 500 },
  { below: 100_000, step: 2_000 },
  { below: Infinity, step: 10_000 },
];

/** The step that an amount in cents is on: all that is ever read of what one couple paid. */
export function stepOf(cents: number): PriceStep {
  const { step } = scale.find(({ below }) => cents < below * 100) ?? { step: 10_000 };
  const low = Math.floor(cents / (step * 100)) * step * 100;
  return { low, high: low + step * 100 };
}
