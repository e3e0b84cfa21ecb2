import type { ListingCard } from "./listing-card.ts";

/** This many listings are some 250 kB compressed, the most that looking for a vendor may cost a phone. */
const mostInBrowser = 3000;

/** Whether browsers get the compact list and filter it themselves; with more listings they ask the server. */
export function fitsInBrowser(cards: readonly ListingCard[]): boolean {
  return cards.length <= mostInBrowser;
}
