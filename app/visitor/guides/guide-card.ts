/** A guide as a card on other pages: a picture, a name, a line and a link. */
export type GuideCard = {
  to: string;
  name: string;
  text: string;
  /** Season or length. */
  note: string;
  image: string;
  /** Width and height of the picture. */
  pixels: readonly [number, number];
};

/** Links to the previous and the next guide. */
export type Neighbours = { previous: GuideCard | null; next: GuideCard | null };

/** The neighbours of a card, in the order of the list. */
export function findNeighbours(cards: readonly GuideCard[], to: string): Neighbours {
  const position = cards.findIndex((card) => card.to === to);
  return {
    previous: cards[position - 1] ?? null,
    next: (position === -1 ? undefined : cards[position + 1]) ?? null,
  };
}
