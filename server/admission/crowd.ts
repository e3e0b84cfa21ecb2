import type { Kind } from "./line.ts";

/**
 * How many requests of one address are taken on at once, whether they wait or are being answered. A picture
 * has its place while it arrives, which takes as long as its sender likes: half of the places are for others.
 */
export const mostOfOne: Readonly<Record<Kind, number>> = { letter: 20, picture: 3, page: Infinity };

/** Sees to it that one address does not fill the line in which everybody's letters wait, nor all places for pictures. */
export type Crowd<Of extends string> = {
  /**
   * Does some work unless its address has too much under way already.
   * @returns what the work gives; null when it was refused, and nothing was done
   */
  pass: <Result>(kind: Of, address: string, work: () => Promise<Result>) => Promise<Result | null>;
};

/** @param most how much of one address and kind may be under way at once */
export function createCrowd<Of extends string>(most: Readonly<Record<Of, number>>): Crowd<Of> {
  const underWay = new Map<string, number>();
  return {
    pass: async (kind, address, work) => {
      const one = `${kind} ${address}`;
      const others = underWay.get(one) ?? 0;
      if (others >= most[kind]) return null;
      underWay.set(one, others + 1);
      try {
        return await work();
      } finally {
        const left = (underWay.get(one) ?? 1) - 1;
        // Nobody is remembered who has nothing under way.
        if (left === 0) underWay.delete(one);
        else underWay.set(one, left);
      }
    },
  };
}
