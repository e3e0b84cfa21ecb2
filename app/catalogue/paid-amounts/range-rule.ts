import type { PriceStep } from "./price-steps.ts";

/** Whose an amount is. */
export type AmountParties = {
  /** Names the couple: the same for all of its enquiries. */
  couple: string;
  business: number;
};

/** A range is of this many couples and businesses, or there is none. */
export const rangeMinimum = { couples: 5, businesses: 3 } as const;

/** How much is left out at each end: a tenth, and always one. */
const leftOut = (couples: number) => Math.max(1, Math.floor(couples / 10));

/**
 * The amounts of which a range may be shown, one for each couple: the first in the order given. Null where they
 * are of fewer than five couples or three businesses, or one business has more than half.
 */
export function countedAmounts<Amount extends AmountParties>(
  amounts: readonly Amount[],
  order: (a: Amount, b: Amount) => number,
): Amount[] | null {
  const byCouple = Map.groupBy(amounts.toSorted(order), ({ couple }) => couple);
  const counted = [...byCouple.values()].flatMap((own) => own.slice(0, 1));
  const businesses = Map.groupBy(counted, ({ business }) => business);
  const largest = Math.max(...[...businesses.values()].map(({ length }) => length));
  return counted.length < rangeMinimum.couples ||
    businesses.size < rangeMinimum.businesses ||
    largest * 2 > counted.length
    ? null
    : counted;
}

/** From the lowest to the highest of the lower and upper ends, those at the ends left out; null of none. */
export function middleOf(steps: readonly PriceStep[]): PriceStep | null {
  const out = leftOut(steps.length);
  const low = steps
    .map((step) => step.low)
    .toSorted((a, b) => a - b)
    .at(out);
  const high = steps
    .map((step) => step.high)
    .toSorted((a, b) => a - b)
    .at(-1 - out);
  return low === undefined || high === undefined ? null : { low, high };
}
