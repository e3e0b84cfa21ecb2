/** '$1,200' for 1200 dollars; written out here so that server and browser agree. */
export function describeDollars(amount: number): string {
  return `$${String(amount).replaceAll(/\B(?=(\d{3})+$)/g, ",")}`;
}

/** '$2,000 to $3,500', or one amount where both are the same. */
export function describeDollarRange([from, to]: readonly [number, number]): string {
  return from === to ? describeDollars(from) : `${describeDollars(from)} to ${describeDollars(to)}`;
}

/** '12 to 18 months'; from nought on it is 'within 3 months'. */
export function describeMonths([latest, earliest]: readonly [number, number]): string {
  if (latest === 0) return `within ${earliest} months`;
  return latest === earliest ? `${latest} months` : `${latest} to ${earliest} months`;
}
