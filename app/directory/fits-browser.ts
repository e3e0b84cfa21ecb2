import type { ListingCard } from "#app/catalogue/directory/listing-card.ts";

/** So many listings are some 250 kB compressed, which is what looking for a vendor may cost a telephone. */
const mostInBrowser = 3000;

/** Whether browsers get the compact list and answer by themselves; of more listings they ask the server. */
export function fitsBrowser(cards: readonly ListingCard[]): boolean {
  return cards.length <= mostInBrowser;
}
