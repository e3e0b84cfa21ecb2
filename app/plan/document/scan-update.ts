import {
  createDecoder,
  hasContent,
  readFloat32,
  readFloat64,
  readUint8,
  readVarInt,
  readVarString,
  readVarUint,
  type Decoder,
} from "lib0/decoding";

/** Where a struct or a register's former value stands: the writer, and its count of what it wrote. */
export type StructId = { client: number; clock: number };

/** One struct of an update: a value of a register, or the place of one that was removed. */
export type ScannedStruct = {
  clock: number;
  length: number;
  /** Whether it is the place of something that was removed so long ago that nothing else is known of it. */
  isPlace: boolean;
  /** How many values it holds; 0 for what was removed. */
  values: number;
  /** What it was written after; null where it begins a register. */
  origin: StructId | null;
  /** Its shared map and key, where it begins a register: all others take over those of their origin. */
  register: { root: string; key: string } | null;
};

/** What one writer wrote, without a gap. */
export type ScannedWriter = { client: number; clock: number; end: number; structs: readonly ScannedStruct[] };

/** What of one writer's is removed, in order. */
type ScannedRemoval = { client: number; ranges: readonly { clock: number; length: number }[] };

export type ScannedUpdate = {
  writers: readonly ScannedWriter[];
  removals: readonly ScannedRemoval[];
  /** Structs, their values and removed ranges together: what working through the update costs. */
  size: number;
};

/** Bytes are no update of a plan, and why. */
export class NotAnUpdateError extends Error {
  override name = "NotAnUpdateError";
}

/** The update has more structs than one may have. */
export class TooManyStructsError extends Error {
  override name = "TooManyStructsError";
}

/** Far above what all devices of a plan write in years; what adds up from it stays exact. */
const largestClock = 2 ** 40;
const largestArray = 1000;

/** Kinds of struct and flags in the first byte of each (Yjs, update format 1). */
const kinds = { gc: 0, deleted: 1, any: 8 } as const;
const [kindBits, hasOrigin, hasRightOrigin, hasKey] = [0b0001_1111, 0b1000_0000, 0b0100_0000, 0b0010_0000];

/**
 * Reads an update of Yjs (format 1, https://docs.yjs.dev/api/document-updates) without making any of its
 * structs, and lets through only what a plan is made of: registers of shared maps whose values are scalars
 * or short flat arrays, their removal, and the places of what was removed. Everything comes from strangers:
 * reading stops at the first thing that is not of this grammar, and costs no more than the bytes are long.
 * @param mostStructs structs, further values of theirs and removed ranges together
 * @throws NotAnUpdateError, TooManyStructsError
 */
export function scanUpdate(bytes: Uint8Array, mostStructs: number): ScannedUpdate {
  try {
    return new Scan(bytes, mostStructs).read();
  } catch (error) {
    if (error instanceof NotAnUpdateError || error instanceof TooManyStructsError) throw error;
    // The decoder ran over the end of the bytes, or over a number that is none.
    throw new NotAnUpdateError("It ends too early", { cause: error });
  }
}

class Scan {
  readonly #from: Decoder;
  readonly #most: number;
  #size = 0;

  constructor(bytes: Uint8Array, mostStructs: number) {
    this.#from = createDecoder(bytes);
    this.#most = mostStructs;
  }

  read(): ScannedUpdate {
    const writers = this.#entries(() => this.#writer());
    const removals = this.#entries(() => this.#removal());
    if (hasContent(this.#from)) throw new NotAnUpdateError("More follows behind it");
    return { writers, removals, size: this.#size };
  }

  /** Entries of writers, each of whom may come once. */
  #entries<Entry extends { client: number }>(read: () => Entry): Entry[] {
    const entries = new Map<number, Entry>();
    for (let left = this.#count(); left > 0; left -= 1) {
      const entry = read();
      if (entries.has(entry.client)) throw new NotAnUpdateError("A writer comes twice");
      entries.set(entry.client, entry);
    }
    return [...entries.values()];
  }

  #writer(): ScannedWriter {
    const count = this.#count();
    const client = this.#client();
    const begin = this.#clock();
    const structs: ScannedStruct[] = [];
    let clock = begin;
    for (let at = 0; at < count; at += 1) {
      const struct = this.#struct(clock);
      structs.push(struct);
      clock += struct.length;
      if (clock > largestClock) throw new NotAnUpdateError("A clock runs too far");
    }
    return { client, clock: begin, end: clock, structs };
  }

  #struct(clock: number): ScannedStruct {
    const info = readUint8(this.#from);
    const kind = info & kindBits;
    if (kind === kinds.gc)
      return { clock, length: this.#length(), isPlace: true, values: 0, origin: null, register: null };
    if (kind !== kinds.deleted && kind !== kinds.any)
      throw new NotAnUpdateError("It holds something else than registers");
    if ((info & hasRightOrigin) !== 0) throw new NotAnUpdateError("It holds a list");
    const origin = (info & hasOrigin) === 0 ? null : { client: this.#client(), clock: this.#clock() };
    const register = origin === null ? this.#register(info) : null;
    if (kind === kinds.deleted)
      return { clock, length: this.#length(), isPlace: false, values: 0, origin, register };
    const values = this.#values();
    return { clock, length: values, isPlace: false, values, origin, register };
  }

  #register(info: number): { root: string; key: string } {
    if (readVarUint(this.#from) !== 1) throw new NotAnUpdateError("It holds shared types within others");
    const root = readVarString(this.#from);
    if ((info & hasKey) === 0) throw new NotAnUpdateError("It holds a list");
    return { root, key: readVarString(this.#from) };
  }

  /** @returns how many */
  #values(): number {
    const count = this.#length();
    if (count > this.#from.arr.length) throw new NotAnUpdateError("It ends too early");
    this.#add(count - 1);
    for (let at = 0; at < count; at += 1) this.#value(true);
    return count;
  }

  #value(mayBeArray: boolean): void {
    const from = this.#from;
    const tag = readUint8(from);
    if (tag === 127 || tag === 126 || tag === 121 || tag === 120) return;
    if (tag === 125) return void readVarInt(from);
    if (tag === 124) return void readFloat32(from);
    if (tag === 123) return void readFloat64(from);
    // Decoded, because Yjs would stumble over what is no UTF-8.
    if (tag === 119) return void readVarString(from);
    if (tag !== 117 || !mayBeArray)
      throw new NotAnUpdateError("A register holds more than words and numbers");
    const length = readVarUint(from);
    if (length > largestArray) throw new NotAnUpdateError("A register holds a long list");
    for (let at = 0; at < length; at += 1) this.#value(false);
  }

  #removal(): ScannedRemoval {
    const client = this.#client();
    const count = this.#count();
    const ranges: { clock: number; length: number }[] = [];
    let end = 0;
    for (let at = 0; at < count; at += 1) {
      const range = { clock: this.#clock(), length: this.#length() };
      // In order and apart from each other, as Yjs writes them: otherwise each could go over everything.
      if (range.clock < end) throw new NotAnUpdateError("What is removed is not in order");
      end = range.clock + range.length;
      ranges.push(range);
    }
    return { client, ranges };
  }

  /** How many entries follow; each counts. */
  #count(): number {
    const count = readVarUint(this.#from);
    this.#add(count);
    return count;
  }

  #add(count: number): void {
    this.#size += count;
    if (this.#size > this.#most) throw new TooManyStructsError("It has too many parts");
  }

  #client(): number {
    const client = readVarUint(this.#from);
    if (client > 0xffff_ffff) throw new NotAnUpdateError("A writer has no such number");
    return client;
  }

  #clock(): number {
    const clock = readVarUint(this.#from);
    if (clock > largestClock) throw new NotAnUpdateError("A clock runs too far");
    return clock;
  }

  #length(): number {
    const length = this.#clock();
    if (length === 0) throw new NotAnUpdateError("A part of it is empty");
    return length;
  }
}
