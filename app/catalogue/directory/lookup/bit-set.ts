/**
 * A set of listings, one bit for each position in the catalogue. All sets of one catalogue have the same
 * length. Signed words, because V8 computes with them without allocating objects.
 */
export type BitSet = Int32Array;

/** None of a number of listings. */
export function emptyBitSet(count: number): BitSet {
  return new Int32Array(Math.ceil(count / 32));
}

/** All of a number of listings. */
export function fullBitSet(count: number): BitSet {
  const bits = emptyBitSet(count).fill(-1);
  const beyond = count % 32;
  if (beyond > 0) bits[bits.length - 1] = (1 << beyond) - 1;
  return bits;
}

/** Adds the listing at a position, in place; a position beyond the end is ignored. */
export function addBit(bits: BitSet, place: number): void {
  bits[place >> 5] = wordOf(bits, place >> 5) | (1 << place);
}

/** Takes the listing at a position out, in place. */
export function removeBit(bits: BitSet, place: number): void {
  bits[place >> 5] = wordOf(bits, place >> 5) & ~(1 << place);
}

/** Whether the listing at a position is in the set; false beyond its end. */
export function hasBit(bits: BitSet, place: number): boolean {
  return ((wordOf(bits, place >> 5) >>> place) & 1) === 1;
}

/** Intersects a set in place with all the others; null means all listings. */
export function intersectInPlace(bits: BitSet, ...others: (BitSet | null)[]): BitSet {
  for (const other of others) {
    if (other === null) continue;
    for (let at = 0; at < bits.length; at += 1) bits[at] = wordOf(bits, at) & wordOf(other, at);
  }
  return bits;
}

/** The intersection of all of them, as a new set. */
export function intersection(first: BitSet, ...others: (BitSet | null)[]): BitSet {
  return intersectInPlace(first.slice(), ...others);
}

/** Adds all listings of the second set to the first. */
export function unionInPlace(bits: BitSet, others: BitSet): void {
  for (let at = 0; at < bits.length; at += 1) bits[at] = wordOf(bits, at) | wordOf(others, at);
}

/** Whether no listing is left, so that a search by words can end early. */
export function isEmptyBitSet(bits: BitSet): boolean {
  return bits.every((word) => word === 0);
}

/** The number of listings in a set. */
export function countBits(bits: BitSet): number {
  let count = 0;
  for (let at = 0; at < bits.length; at += 1) count += popCount(wordOf(bits, at));
  return count;
}

/** Size of the intersection of two sets. */
export function countIntersection(a: BitSet, b: BitSet): number {
  let count = 0;
  for (let at = 0; at < a.length; at += 1) {
    const word = wordOf(a, at) & wordOf(b, at);
    if (word !== 0) count += popCount(word);
  }
  return count;
}

/** How many bits of 32 are set (Warren, Hacker's Delight, 5-1). */
export function popCount(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

const wordOf = (bits: BitSet, at: number) => bits[at] ?? 0;
