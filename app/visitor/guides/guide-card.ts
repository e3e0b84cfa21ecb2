/** A guide as its neighbours show it: a picture, a name, a line and the way there. */
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

/** The way from one guide to the next. */
export type Neighbours = { previous: GuideCard | null; next: GuideCard | null };

/** The cards on both sides of one, in the order of the list. */
export function findNeighbours(cards: readonly GuideCard[], to: string): Neighbours {
  const position = cards.findIndex((card) => card.to === to);
  return {
    previous: cards[position - 1] ?? null,
    next: (position === -1 ? undefined : cards[position + 1]) ?? null,
  };
}
