import type { QuoteUnit } from "#database/enums.ts";

import type { GuestBounds } from "./stated-guests.ts";

/** A price or a range of prices; Canadian dollars in cents, null where none was given. */
export type Quote = { unit: QuoteUnit; priceFrom: number | null; priceTo: number | null };

/** What a quote comes to, in cents; `most` is null where it is open upwards. */
export type QuoteTotal = { least: number; most: number | null };

/** Whether a price of a unit is one for each guest: it follows their number, and holds for another one. */
export const isUnitPerGuest: Readonly<Record<QuoteUnit, boolean>> = {
  total: false,
  guest: true,
  hour: false,
  from: false,
};

/** Both ends of a quote's price in cents; null where it has none. */
export function pricesOf({ priceFrom, priceTo }: Quote): { from: number; to: number } | null {
  const from = priceFrom ?? priceTo;
  return from === null ? null : { from, to: priceTo ?? from };
}

/**
 * What a quote comes to for a number of guests.
 * @param guests null where nothing is known of them
 * @returns null where it cannot be said: without a price, by the hour, or by the guest without guests
 */
export function quoteTotal(quote: Quote, guests: GuestBounds | null): QuoteTotal | null {
  const prices = pricesOf(quote);
  if (prices === null) return null;
  const { from, to } = prices;
  switch (quote.unit) {
    case "total":
      return { least: from, most: to };
    case "from":
      return { least: from, most: null };
    case "hour":
      return null;
    case "guest":
      if (guests === null) return null;
      return { least: from * guests.least, most: guests.most === null ? null : to * guests.most };
  }
}

/**
 * Orders what quotes come to, for toSorted: the lowest first by what each can cost at most, so that none stands
 * above another because it hides its upper end. Those open upwards follow, and then those that cannot be
 * said. It is 0 only where nothing tells them apart.
 */
export function compareQuoteTotals(a: QuoteTotal | null, b: QuoteTotal | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  if (a.most === null || b.most === null)
    return Number(a.most === null) - Number(b.most === null) || a.least - b.least;
  return a.most - b.most || a.least - b.least;
}
