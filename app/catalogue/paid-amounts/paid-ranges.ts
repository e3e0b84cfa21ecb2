import type { CategoryId } from "#content/catalogue/categories.ts";
import type { PaidInclusion } from "#database/enums.ts";

import { guestBands, isInBand, type GuestBand } from "./guest-bands.ts";
import { stepOf, type PriceStep } from "./price-steps.ts";

/** What a couple paid a business that it booked. */
export type PaidAmount = {
  category: CategoryId;
  /** Names the couple: the same for both of its enquiries. */
  couple: string;
  business: number;
  /** Of the wedding. */
  year: number;
  guests: number;
  /** In all, in cents. */
  cents: number;
  includes: readonly PaidInclusion[];
};

/** What couples of one size of wedding paid businesses of a category in a year, in cents. */
export type PaidRange = {
  category: CategoryId;
  year: number;
  band: GuestBand;
  /** How many couples it is of. */
  couples: number;
  inAll: PriceStep;
  perGuest: PriceStep;
  /** What more than half of the amounts include. */
  includes: readonly PaidInclusion[];
};

/** A range is of this many couples and businesses, or there is none. */
export const paidRangeMinimum = { couples: 5, businesses: 3 } as const;

/** How much is left out at each end: a tenth, and always one. */
const leftOut = (couples: number) => Math.max(1, Math.floor(couples / 10));

/**
 * The ranges that may be shown, the newest year and the smallest weddings first. There is none of fewer than
 * five couples or three businesses, and none of which one business has more than half. Amounts count by their
 * step alone, so that nothing more exact can be worked out, however often ranges are compared.
 */
export function paidRanges(amounts: readonly PaidAmount[]): PaidRange[] {
  const cells = Map.groupBy(amounts.map(toCounted), ({ category, year, band }) =>
    JSON.stringify([category, year, band.from]),
  );
  return [...cells.values()]
    .flatMap((cell) => rangeOf(onceForEachCouple(cell)) ?? [])
    .toSorted(
      (a, b) => a.category.localeCompare(b.category, "en") || b.year - a.year || a.band.from - b.band.from,
    );
}

type Counted = Omit<PaidAmount, "guests" | "cents"> & {
  band: GuestBand;
  inAll: PriceStep;
  perGuest: PriceStep;
};

function toCounted({ guests, cents, ...amount }: PaidAmount): Counted {
  const band = guestBands.find((each) => isInBand(each, guests));
  if (band === undefined) throw new RangeError(`No size of wedding has ${guests} guests.`);
  return { ...amount, band, inAll: stepOf(cents), perGuest: stepOf(cents / guests) };
}

/** A couple counts once: of two businesses of a category with the larger amount. */
function onceForEachCouple(cell: readonly Counted[]): Counted[] {
  const byCouple = Map.groupBy(cell, ({ couple }) => couple);
  return [...byCouple.values()].flatMap((own) =>
    own
      .toSorted(
        (a, b) => b.inAll.low - a.inAll.low || b.perGuest.low - a.perGuest.low || a.business - b.business,
      )
      .slice(0, 1),
  );
}

function rangeOf(cell: readonly Counted[]): PaidRange | null {
  const [first] = cell;
  const businesses = Map.groupBy(cell, ({ business }) => business);
  const largest = Math.max(...[...businesses.values()].map(({ length }) => length));
  if (
    first === undefined ||
    cell.length < paidRangeMinimum.couples ||
    businesses.size < paidRangeMinimum.businesses ||
    largest * 2 > cell.length
  )
    return null;
  const { category, year, band } = first;
  const inAll = middleOf(cell.map((amount) => amount.inAll));
  const perGuest = middleOf(cell.map((amount) => amount.perGuest));
  if (inAll === null || perGuest === null) return null;
  return { category, year, band, couples: cell.length, inAll, perGuest, includes: usualParts(cell) };
}

/** From the lower end of the lowest step to the upper end of the highest, those at the ends left out. */
function middleOf(steps: readonly PriceStep[]): PriceStep | null {
  const sorted = steps.toSorted((a, b) => a.low - b.low);
  const out = leftOut(sorted.length);
  const [lowest, highest] = [sorted.at(out), sorted.at(-1 - out)];
  return lowest && highest ? { low: lowest.low, high: highest.high } : null;
}

function usualParts(cell: readonly Counted[]): PaidInclusion[] {
  const counts = new Map<PaidInclusion, number>();
  for (const { includes } of cell)
    for (const part of new Set(includes)) counts.set(part, (counts.get(part) ?? 0) + 1);
  return [...counts].flatMap(([part, count]) => (count * 2 > cell.length ? [part] : [])).toSorted();
}
