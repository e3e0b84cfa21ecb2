/** Whole cents between which an amount lies; `open` means that it may be above `high`, by nobody knows how much. */
export type CentsRange = { low: number; high: number; open: boolean };

/** One amount. */
export const exactly = (cents: number): CentsRange => ({ low: cents, high: cents, open: false });

/** Nothing is known of it but that it is not below this. */
export const atLeast = (cents: number): CentsRange => ({ low: cents, high: cents, open: true });

export const noCents: CentsRange = exactly(0);

/** The sum of ranges, to the cent. */
export function addRanges(ranges: Iterable<CentsRange>): CentsRange {
  let [low, high, open] = [0, 0, false];
  for (const range of ranges) {
    low += range.low;
    high += range.high;
    open ||= range.open;
  }
  return { low, high, open };
}

/** The larger of two, at each end. */
export const atLeastBoth = (a: CentsRange, b: CentsRange): CentsRange => ({
  low: Math.max(a.low, b.low),
  high: Math.max(a.high, b.high),
  open: a.open || b.open,
});

/** A whole number of times a range. */
export const times = (count: number, { low, high, open }: CentsRange): CentsRange => ({
  low: count * low,
  high: count * high,
  open,
});

/** A share of a range, in hundredths of a per cent, each end rounded to the cent. */
export const shareOf = (range: CentsRange, share: CentsRange): CentsRange => ({
  low: Math.round((range.low * share.low) / 10_000),
  high: Math.round((range.high * share.high) / 10_000),
  open: range.open || share.open,
});
