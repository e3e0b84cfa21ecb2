import { stepOf, type PriceStep } from "#app/catalogue/paid-amounts/price-steps.ts";
import { countedAmounts, middleOf, type AmountParties } from "#app/catalogue/paid-amounts/range-rule.ts";

/** What a business quoted a couple for each guest, in cents. */
export type QuotedPrice = AmountParties & {
  /** In which it was given. */
  year: number;
  from: number;
  to: number;
};

/** What couples were quoted in a year. */
export type QuotedRange = {
  year: number;
  /** How many couples it is of. */
  couples: number;
  /** In cents. */
  perGuest: PriceStep;
};

/**
 * The range of the newest year that has one, by the rule of what couples paid; null where no year has. Quotes
 * count by their steps alone.
 */
export function quotedRange(quotes: readonly QuotedPrice[]): QuotedRange | null {
  const byYear = Map.groupBy(quotes.map(toCounted), ({ year }) => year);
  const [newest = null] = [...byYear]
    .toSorted(([a], [b]) => b - a)
    .flatMap(([year, all]) => rangeOfYear(year, all) ?? []);
  return newest;
}

type CountedQuote = AmountParties & { year: number; perGuest: PriceStep };

/** A quote of two prices is on every step between them. */
const toCounted = ({ from, to, ...quote }: QuotedPrice): CountedQuote => ({
  ...quote,
  perGuest: { low: stepOf(from).low, high: stepOf(to).high },
});

/** Of several quotes to one couple the dearest counts. */
const dearest = (a: CountedQuote, b: CountedQuote) =>
  b.perGuest.high - a.perGuest.high || b.perGuest.low - a.perGuest.low || a.business - b.business;

function rangeOfYear(year: number, all: readonly CountedQuote[]): QuotedRange | null {
  const counted = countedAmounts(all, dearest) ?? [];
  const perGuest = middleOf(counted.map((quote) => quote.perGuest));
  return perGuest && { year, couples: counted.length, perGuest };
}
