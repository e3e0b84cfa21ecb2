import { formatPrice } from "#app/money/canadian-dollars.ts";

/** '$2,000 to $3,500', or one amount where both are the same. */
export function describeDollarRange([from, to]: readonly [number, number]): string {
  return from === to ? formatPrice(from) : `${formatPrice(from)} to ${formatPrice(to)}`;
}

/** '12 to 18 months'; from nought on it is 'within 3 months'. */
export function describeMonths([latest, earliest]: readonly [number, number]): string {
  if (latest === 0) return `within ${earliest} months`;
  return latest === earliest ? `${latest} months` : `${latest} to ${earliest} months`;
}
