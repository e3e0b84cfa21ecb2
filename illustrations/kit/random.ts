/** Numbers from 0 up to 1. */
export type Random = () => number;

/** A repeatable source of chance (mulberry32): one seed prints the same poster for ever. */
export function seededRandom(seed: number): Random {
  let state = seed;
  return () => {
    state |= 0;
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
