/**
 * A set of listings by their places in the catalogue: a bit for each. All sets of one catalogue have the
 * same length. Signed words, because V8 computes with these without making objects of them.
 */
export type Bits = Int32Array;

export function noBits(count: number): Bits {
  return new Int32Array(Math.ceil(count / 32));
}

/** All of so many listings. */
export function allBits(count: number): Bits {
  const bits = noBits(count).fill(-1);
  const beyond = count % 32;
  if (beyond > 0) bits[bits.length - 1] = (1 << beyond) - 1;
  return bits;
}

export function addBit(bits: Bits, place: number): void {
  bits[place >> 5] = wordOf(bits, place >> 5) | (1 << place);
}

export function removeBit(bits: Bits, place: number): void {
  bits[place >> 5] = wordOf(bits, place >> 5) & ~(1 << place);
}

export function hasBit(bits: Bits, place: number): boolean {
  return ((wordOf(bits, place >> 5) >>> place) & 1) === 1;
}

/** Leaves in a set only what all the others have too; null stands for all listings. */
export function keepShared(bits: Bits, ...others: (Bits | null)[]): Bits {
  for (const other of others) {
    if (other === null) continue;
    for (let at = 0; at < bits.length; at += 1) bits[at] = wordOf(bits, at) & wordOf(other, at);
  }
  return bits;
}

/** What all of them have; a set of its own. */
export function shared(first: Bits, ...others: (Bits | null)[]): Bits {
  return keepShared(first.slice(), ...others);
}

export function addAll(bits: Bits, others: Bits): void {
  for (let at = 0; at < bits.length; at += 1) bits[at] = wordOf(bits, at) | wordOf(others, at);
}

export function isEmpty(bits: Bits): boolean {
  return bits.every((word) => word === 0);
}

export function countBits(bits: Bits): number {
  let count = 0;
  for (let at = 0; at < bits.length; at += 1) count += onesIn(wordOf(bits, at));
  return count;
}

/** How many two sets share. */
export function countShared(a: Bits, b: Bits): number {
  let count = 0;
  for (let at = 0; at < a.length; at += 1) {
    const word = wordOf(a, at) & wordOf(b, at);
    if (word !== 0) count += onesIn(word);
  }
  return count;
}

/** How many bits of 32 are set (Warren, Hacker's Delight, 5-1). */
export function onesIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

const wordOf = (bits: Bits, at: number) => bits[at] ?? 0;
