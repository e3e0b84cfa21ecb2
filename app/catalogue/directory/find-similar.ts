import { smallestItems } from "./smallest-items.ts";
import type { ListingCard } from "./listing-card.ts";

/**
 * Similar listings: the same category, those that share most (services, traditions, area, price) first, then
 * by id. Ratings do not take part.
 */
export function findSimilar(cards: readonly ListingCard[], card: ListingCard, limit = 3): ListingCard[] {
  const others = cards
    .filter((other) => other.category === card.category && other.id !== card.id)
    .map((other) => ({ other, similarity: similarity(card, other) }));
  return smallestItems(others, limit, (a, b) => b.similarity - a.similarity || a.other.id - b.other.id).map(
    ({ other }) => other,
  );
}

const shared = <Item>(left: readonly Item[], right: readonly Item[]) =>
  left.filter((item) => right.includes(item)).length;

function similarity(a: ListingCard, b: ListingCard): number {
  const samePrice = a.price !== null && b.price !== null && a.price[0] === b.price[0];
  return (
    3 * shared(a.services, b.services) +
    2 * Number(a.southAsian === b.southAsian) +
    2 * Number(a.location === b.location) +
    shared(a.keywords, b.keywords) +
    Number(samePrice)
  );
}
