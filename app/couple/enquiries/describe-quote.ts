import { formatDollars, formatRoundDollars } from "#app/money/canadian-dollars.ts";
import type { QuoteUnit } from "#database/enums.ts";
import { formatCount } from "#app/languages/site-language.ts";

import { pricesOf, quoteTotal, type Quote } from "./quote.ts";
import { boundsOfGuests, formatGuestsAnswered } from "./stated-guests.ts";

type UnitWords = {
  label: string;
  say: (price: string) => string;
  /** What a price of it comes to, or why that cannot be said; null where it says it itself. */
  total: ((quote: Quote, guests: string | null) => string) | null;
};

const unitWords: Record<QuoteUnit, UnitWords> = {
  total: { label: "In all", say: (price) => `${price} in all`, total: null },
  guest: { label: "Per guest", say: (price) => `${price} per guest`, total: totalForGuests },
  hour: {
    label: "Per hour",
    say: (price) => `${price} per hour`,
    total: () => "the total depends on the hours",
  },
  from: { label: "Starting from", say: (price) => `From ${price}`, total: null },
};

/** What a price can be for, in the form's words. */
export const quoteUnitLabel = (unit: QuoteUnit): string => unitWords[unit].label;

/**
 * A vendor's price in words, with what it comes to for the couple: '$85 per guest · about $35,700 for 420'.
 * @param guests the couple's guests: a number, a range of the form, or null where that is open
 * @param quotedFor the guests that it was given for, where they are others than now; undefined otherwise
 * @returns null where no price was given
 */
export function describeQuote(quote: Quote, guests: string | null, quotedFor?: string | null): string | null {
  const price = describePrice(quote, quotedFor);
  if (price === null) return null;
  const total = unitWords[quote.unit].total?.(quote, guests);
  return total === undefined ? price : `${price} · ${total}`;
}

/** The price alone, '$85 per guest' or 'From $5,000'; null where none was given. */
export function describePrice(quote: Quote, quotedFor?: string | null): string | null {
  const prices = pricesOf(quote);
  if (prices === null) return null;
  const price = unitWords[quote.unit].say(rangeOf(prices.from, prices.to, formatDollars));
  if (quotedFor === undefined) return price;
  return quotedFor === null
    ? `${price}, quoted before your guests changed`
    : `${price}, quoted for ${formatGuestsAnswered(quotedFor)}`;
}

function totalForGuests(quote: Quote, guests: string | null): string {
  const bounds = guests === null ? null : boundsOfGuests(guests);
  const total = quoteTotal(quote, bounds);
  if (bounds === null || total === null) return "add your number of guests to see the total";
  const { least, most } = total;
  if (most === null || bounds.most === null)
    return `at least ${formatRoundDollars(least)} for ${formatCount(bounds.least)} guests or more`;
  if (bounds.least === 0) return `up to ${formatRoundDollars(most)} for ${formatCount(bounds.most)}`;
  return `about ${rangeOf(least, most, formatRoundDollars)} for ${rangeOf(bounds.least, bounds.most, formatCount)}`;
}

const rangeOf = (from: number, to: number, format: (amount: number) => string) =>
  from === to ? format(from) : `${format(from)} to ${format(to)}`;
