/** Numbers and choices that look random and are the same for the same seed. */
export type SeededRandom = {
  /** A whole number, both ends included. */
  between: (lowest: number, highest: number) => number;
  /** True with this probability, 0 to 1. */
  chance: (probability: number) => boolean;
  /** One of the items. */
  pick: <Item>(items: readonly Item[]) => Item;
  /** Different items, at most as many as asked for, in random order. */
  some: <Item>(items: readonly Item[], count: number) => Item[];
};

/** Mulberry32 (Tommy Ettinger, 2017, public domain): enough for invented data. */
export function seededRandom(seed: number): SeededRandom {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (lowest: number, highest: number) => lowest + Math.floor(next() * (highest - lowest + 1));
  function pick<Item>(items: readonly Item[]): Item {
    const item = items[between(0, items.length - 1)];
    if (item === undefined) throw new Error("There is nothing to pick from");
    return item;
  }
  return {
    between,
    chance: (probability) => next() < probability,
    pick,
    some: (items, count) => {
      const left = [...items];
      return Array.from({ length: Math.min(count, left.length) }, () => {
        const item = pick(left);
        left.splice(left.indexOf(item), 1);
        return item;
      });
    },
  };
}
