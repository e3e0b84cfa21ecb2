import type { Estimate } from "./statistics.ts";

/** One figure that is to be reached, as the first table of the report has it. */
export type TargetResult = { what: string; target: string; measured: string; result: string };

/** What a bench hands to the report. */
export type Section = {
  /** Markdown. */
  text: string;
  goals: readonly TargetResult[];
  /** Sentences on what was so noisy that a figure says little. */
  noise: readonly string[];
};

type Measured = {
  what: string;
  /** The most, or the least, that is allowed. */
  limit: { atMost: number } | { atLeast: number };
  /** One figure, or a median of which only the interval can miss. */
  measured: number | Estimate;
  write: (value: number) => string;
};

/** Holds a figure against its target. A target is missed where the whole interval lies on the wrong side. */
export function compareToTarget({ what, limit, measured, write }: Measured): TargetResult {
  const { median, low, high } =
    typeof measured === "number" ? { median: measured, low: measured, high: measured } : measured;
  const [bound, best, sign] =
    "atMost" in limit ? [limit.atMost, low, "≤"] : ([limit.atLeast, high, "≥"] as const);
  const isWithin = (value: number) => ("atMost" in limit ? value <= bound : value >= bound);
  return {
    what,
    target: `${sign} ${write(bound)}`,
    measured: low === high ? write(median) : `${write(median)} (${write(low)} to ${write(high)})`,
    result: isWithin(median)
      ? "met"
      : isWithin(best)
        ? "met: the target lies in the interval"
        : `MISSED by ${write(Math.abs(median - bound))}`,
  };
}

/** Share of a median that its interval may span before the report calls it wide. */
const wide = 0.25;

/** A sentence where an interval is so wide that its median says little. */
export function noteWideInterval(
  what: string,
  { median, low, high }: Estimate,
  write: (value: number) => string,
): string[] {
  if (high - low <= wide * median) return [];
  return [`${what}: the interval is wide, ${write(low)} to ${write(high)} around ${write(median)}.`];
}
