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

/** The id of a struct or of a register's former value: the writer, and its clock. */
export type StructId = { client: number; clock: number };

/** One struct of an update: a value of a register, or the place of a removed one. */
export type ParsedStruct = {
  clock: number;
  length: number;
  /**
   * Whether it is the place of something that was removed so long ago that nothing else is known about it.
   */
  isPlace: boolean;
  /** How many values it holds; 0 for a removed one. */
  values: number;
  /** The origin after which it was written; null where it begins a register. */
  origin: StructId | null;
  /** Its shared map and key, where it begins a register; all others inherit those of their origin. */
  register: { root: string; key: string } | null;
};

/** One writer's structs, without a gap. */
export type ParsedWriter = { client: number; clock: number; end: number; structs: readonly ParsedStruct[] };

/** One writer's removed ranges, in order. */
type ScannedRemoval = { client: number; ranges: readonly { clock: number; length: number }[] };

export type ParsedUpdate = {
  writers: readonly ParsedWriter[];
  removals: readonly ScannedRemoval[];
  /** Structs, their values and removed ranges together: the cost of processing the update. */
  size: number;
};

/** The bytes are not an update of a plan, and why. */
export class InvalidUpdateError extends Error {
  override name = "InvalidUpdateError";
}

/** The update has more structs than allowed. */
export class TooManyStructsError extends Error {
  override name = "TooManyStructsError";
}

/** Far more than all devices of a plan write in years; sums of it stay exact. */
const largestClock = 2 ** 40;
const largestArray = 1000;

/** Kinds of struct, and flags in the first byte of each (Yjs, update format 1). */
const kinds = { gc: 0, deleted: 1, any: 8 } as const;
const [kindBits, hasOrigin, hasRightOrigin, hasKey] = [0b0001_1111, 0b1000_0000, 0b0100_0000, 0b0010_0000];

/**
 * Parses an update of Yjs (format 1, https://docs.yjs.dev/api/document-updates) without creating any of its
 * structs, and accepts only what a plan consists of: registers of shared maps whose values are scalars or
 * short flat arrays, their removal, and the places of removed values. All input is untrusted: parsing stops
 * at the first violation of this grammar, and costs no more than the length of the bytes.
 * @param mostStructs maximum number of structs, and also of writers, further values and removed ranges
 * @throws InvalidUpdateError, TooManyStructsError
 */
export function parseUpdate(bytes: Uint8Array, mostStructs: number): ParsedUpdate {
  try {
    return new Scan(bytes, mostStructs).read();
  } catch (error) {
    if (error instanceof InvalidUpdateError || error instanceof TooManyStructsError) throw error;
    // The decoder ran past the end of the bytes, or over an invalid number.
    throw new InvalidUpdateError("It ends too early", { cause: error });
  }
}

class Scan {
  readonly #from: Decoder;
  readonly #most: number;
  #structs = 0;
  /** All other things that follow a count. */
  #others = 0;

  constructor(bytes: Uint8Array, mostStructs: number) {
    this.#from = createDecoder(bytes);
    this.#most = mostStructs;
  }

  read(): ParsedUpdate {
    const writers = this.#entries(() => this.#writer());
    const removals = this.#entries(() => this.#removal());
    if (hasContent(this.#from)) throw new InvalidUpdateError("More follows behind it");
    return { writers, removals, size: this.#structs + this.#others };
  }

  /** Entries of writers; each writer may occur once. */
  #entries<Entry extends { client: number }>(read: () => Entry): Entry[] {
    const entries = new Map<number, Entry>();
    for (let left = this.#count(); left > 0; left -= 1) {
      const entry = read();
      if (entries.has(entry.client)) throw new InvalidUpdateError("A writer comes twice");
      entries.set(entry.client, entry);
    }
    return [...entries.values()];
  }

  #writer(): ParsedWriter {
    // Before any of them is parsed: an update that is too large is rejected at once.
    const count = readVarUint(this.#from);
    this.#structs = this.#bounded(this.#structs + count);
    const client = this.#client();
    const begin = this.#clock();
    const structs: ParsedStruct[] = [];
    let clock = begin;
    for (let at = 0; at < count; at += 1) {
      const struct = this.#struct(clock);
      structs.push(struct);
      clock += struct.length;
      if (clock > largestClock) throw new InvalidUpdateError("A clock runs too far");
    }
    return { client, clock: begin, end: clock, structs };
  }

  #struct(clock: number): ParsedStruct {
    const info = readUint8(this.#from);
    const kind = info & kindBits;
    if (kind === kinds.gc)
      return { clock, length: this.#length(), isPlace: true, values: 0, origin: null, register: null };
    if (kind !== kinds.deleted && kind !== kinds.any)
      throw new InvalidUpdateError("It holds something else than registers");
    if ((info & hasRightOrigin) !== 0) throw new InvalidUpdateError("It holds a list");
    const origin = (info & hasOrigin) === 0 ? null : { client: this.#client(), clock: this.#clock() };
    const register = origin === null ? this.#register(info) : null;
    if (kind === kinds.deleted)
      return { clock, length: this.#length(), isPlace: false, values: 0, origin, register };
    const values = this.#values();
    return { clock, length: values, isPlace: false, values, origin, register };
  }

  #register(info: number): { root: string; key: string } {
    if (readVarUint(this.#from) !== 1) throw new InvalidUpdateError("It holds shared types within others");
    const root = readVarString(this.#from);
    if ((info & hasKey) === 0) throw new InvalidUpdateError("It holds a list");
    return { root, key: readVarString(this.#from) };
  }

  /** @returns how many */
  #values(): number {
    const count = this.#length();
    if (count > this.#from.arr.length) throw new InvalidUpdateError("It ends too early");
    this.#others = this.#bounded(this.#others + count - 1);
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
    // Decoded, because Yjs fails on invalid UTF-8.
    if (tag === 119) return void readVarString(from);
    if (tag !== 117 || !mayBeArray)
      throw new InvalidUpdateError("A register holds more than words and numbers");
    const length = readVarUint(from);
    if (length > largestArray) throw new InvalidUpdateError("A register holds a long list");
    for (let at = 0; at < length; at += 1) this.#value(false);
  }

  #removal(): ScannedRemoval {
    const client = this.#client();
    const count = this.#count();
    const ranges: { clock: number; length: number }[] = [];
    let end = 0;
    for (let at = 0; at < count; at += 1) {
      const range = { clock: this.#clock(), length: this.#length() };
      // Sorted and disjoint, as Yjs writes them: otherwise each could cover everything.
      if (range.clock < end) throw new InvalidUpdateError("What is removed is not in order");
      end = range.clock + range.length;
      ranges.push(range);
    }
    return { client, ranges };
  }

  /** How many entries follow that are not structs; each counts. */
  #count(): number {
    const count = readVarUint(this.#from);
    this.#others = this.#bounded(this.#others + count);
    return count;
  }

  #bounded(count: number): number {
    if (count > this.#most) throw new TooManyStructsError("It has too many parts");
    return count;
  }

  #client(): number {
    const client = readVarUint(this.#from);
    if (client > 0xffff_ffff) throw new InvalidUpdateError("A writer has no such number");
    return client;
  }

  #clock(): number {
    const clock = readVarUint(this.#from);
    if (clock > largestClock) throw new InvalidUpdateError("A clock runs too far");
    return clock;
  }

  #length(): number {
    const length = this.#clock();
    if (length === 0) throw new InvalidUpdateError("A part of it is empty");
    return length;
  }
}
