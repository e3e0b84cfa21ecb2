import { alphabetically } from "#app/languages/alphabetically.ts";
import type { CategoryId } from "#content/catalogue/categories.ts";
import type { PaidInclusion } from "#database/enums.ts";

import { guestBands, isInBand, type GuestBand } from "./guest-bands.ts";
import { stepOf, type PriceStep } from "./price-steps.ts";
import { countedAmounts, middleOf, type AmountParties } from "./range-rule.ts";

/** What a couple paid a business that it booked. */
export type PaidAmount = AmountParties & {
  category: CategoryId;
  /** Of the wedding. */
  year: number;
  /** At the largest event, or at all that the business served (addsUpEvents). */
  guests: number;
  /** In all, in cents. */
  cents: number;
  includes: readonly PaidInclusion[];
};

/** What couples with about as many guests paid businesses of a category in a year, in cents. */
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

/**
 * The ranges that may be shown, the newest year and the fewest guests first. There is none of fewer than
 * five couples or three businesses, and none of which one business has more than half. Amounts count by their
 * step alone, so that nothing more exact can be worked out, however often ranges are compared.
 */
export function paidRanges(amounts: readonly PaidAmount[]): PaidRange[] {
  const cells = Map.groupBy(amounts.map(toCounted), ({ category, year, band }) =>
    JSON.stringify([category, year, band.from]),
  );
  return [...cells.values()]
    .flatMap((cell) => rangeOf(cell) ?? [])
    .toSorted(
      (a, b) => alphabetically(a.category, b.category) || b.year - a.year || a.band.from - b.band.from,
    );
}

type Counted = Omit<PaidAmount, "guests" | "cents"> & {
  band: GuestBand;
  inAll: PriceStep;
  perGuest: PriceStep;
};

function toCounted({ guests, cents, ...amount }: PaidAmount): Counted {
  const band = guestBands.find((each) => isInBand(each, guests));
  if (band === undefined) throw new RangeError(`No band has ${guests} guests.`);
  return { ...amount, band, inAll: stepOf(cents), perGuest: stepOf(cents / guests) };
}

/** Of several amounts of a couple the larger one counts; of equal ones always the same, in whatever order they came. */
const larger = (a: Counted, b: Counted) =>
  b.inAll.low - a.inAll.low ||
  b.perGuest.low - a.perGuest.low ||
  a.business - b.business ||
  alphabetically(listParts(a), listParts(b));

const listParts = ({ includes }: Counted) => includes.toSorted().join();

function rangeOf(all: readonly Counted[]): PaidRange | null {
  const cell = countedAmounts(all, larger) ?? [];
  const [first] = cell;
  if (first === undefined) return null;
  const { category, year, band } = first;
  const inAll = middleOf(cell.map((amount) => amount.inAll));
  const perGuest = middleOf(cell.map((amount) => amount.perGuest));
  if (inAll === null || perGuest === null) return null;
  return { category, year, band, couples: cell.length, inAll, perGuest, includes: usualParts(cell) };
}

function usualParts(cell: readonly Counted[]): PaidInclusion[] {
  const counts = new Map<PaidInclusion, number>();
  for (const { includes } of cell)
    for (const part of new Set(includes)) counts.set(part, (counts.get(part) ?? 0) + 1);
  return [...counts].flatMap(([part, count]) => (count * 2 > cell.length ? [part] : [])).toSorted();
}
