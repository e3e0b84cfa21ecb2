/**
 * The value below which a share of the measurements lies (nearest rank).
 * @param share 0 to 1
 * @throws Error without measurements
 */
export function percentile(measurements: readonly number[], share: number): number {
  const ordered = measurements.toSorted((a, b) => a - b);
  const value = ordered[Math.max(0, Math.ceil(share * ordered.length) - 1)];
  if (value === undefined) throw new Error("There are no measurements");
  return value;
}

export type Spread = { p50: number; p95: number };

export function spreadOf(measurements: readonly number[]): Spread {
  return { p50: percentile(measurements, 0.5), p95: percentile(measurements, 0.95) };
}

/** A median and where that of all that could have been measured lies, with a confidence of 95 %. */
export type Estimate = { median: number; low: number; high: number };

/** Outside of the interval on one side. */
const tail = 0.025;

/**
 * The median with its interval from the order of the measurements: nothing is assumed of how they are
 * spread, and the same measurements have the same interval (W. J. Conover, Practical Nonparametric
 * Statistics, 3rd edition, §3.2). Of fewer than six the whole span is less than 95 %.
 * @throws Error without measurements
 */
export function estimateMedian(measurements: readonly number[]): Estimate {
  const ordered = measurements.toSorted((a, b) => a - b);
  const outside = ranksOutside(ordered.length);
  const [low, high] = [ordered[outside], ordered.at(-1 - outside)];
  if (low === undefined || high === undefined) throw new Error("There are no measurements");
  return { median: (percentile(ordered, 0.5) + (ordered[ordered.length >> 1] ?? low)) / 2, low, high };
}

/** How many measurements on each side lie outside: that the median is beyond one more has to be rare. */
function ranksOutside(count: number): number {
  let probability = 0.5 ** count;
  let sum = probability;
  let ranks = 0;
  while (sum <= tail) {
    ranks += 1;
    probability *= (count - ranks + 1) / ranks;
    sum += probability;
  }
  return Math.max(0, ranks - 1);
}
