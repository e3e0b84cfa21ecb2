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
