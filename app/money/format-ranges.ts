import { formatPrice } from "./canadian-dollars.ts";

/** '$2,000 to $3,500', or one amount where both are the same. */
export function formatDollarRange([from, to]: readonly [number, number]): string {
  return from === to ? formatPrice(from) : `${formatPrice(from)} to ${formatPrice(to)}`;
}

/** '12 to 18 months'; a range from zero is 'within 3 months'. */
export function formatMonthRange([latest, earliest]: readonly [number, number]): string {
  if (latest === 0) return `within ${earliest} months`;
  return latest === earliest ? `${latest} months` : `${latest} to ${earliest} months`;
}
