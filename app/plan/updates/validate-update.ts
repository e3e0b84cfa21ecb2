import { Item, findIndexSS, findRootTypeKey, getItem, getState, compareIDs, type Doc } from "yjs";

import type { StoredPart } from "#app/plan/plan-part.ts";
import { largestPart, mostContention, mostStructs } from "#app/plan/plan-limits.ts";

import { isComplete } from "./is-complete.ts";
import { isRegister } from "#app/plan/document/plan-grammar.ts";
import {
  NotAnUpdateError,
  scanUpdate,
  TooManyStructsError,
  type ScannedStruct,
  type ScannedUpdate,
  type StructId,
} from "#app/plan/document/scan-update.ts";

/** Why a change is not taken. */
export class UpdateRefusedError extends Error {
  override name = "UpdateRefusedError";
  readonly reason: "malformed" | "too-large" | "not-yours";
  constructor(reason: UpdateRefusedError["reason"], message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

type Register = { root: string; key: string };

/** What a change does to a document. */
export type JudgedUpdate = {
  /** Whether the document has all of it already. */
  isEmpty: boolean;
  /** How many structs it adds. */
  structs: number;
  /** How many values are passed at most to find the place of those written beside others. */
  steps: number;
};

/**
 * Judges a change before it is committed: whether it is of the grammar of a plan, complete, within the
 * bounds of a document, and cheap to integrate whatever order it comes in. Costs as much as the change is
 * long, and for registers that were written at the same time as often as they were written.
 * @param document as it is now; nothing of it changes
 * @param mayWrite whether the sender may change a register
 * @throws UpdateRefusedError
 */
export function judgeUpdate(
  document: Doc,
  part: StoredPart,
  bytes: Uint8Array,
  mayWrite: (register: Register) => boolean = () => true,
): JudgedUpdate {
  const update = scan(bytes, part);
  if (!isComplete(update, (client) => getState(document.store, client)))
    throw new UpdateRefusedError("malformed", "It builds on changes that are not here");
  if (!areOverwritten(update)) throw new UpdateRefusedError("malformed", "A register has several values");
  const registers = new Registers(document, part, update);
  const structs = registers.resolve();
  if (countStructs(document) + structs > mostStructs[part])
    throw new UpdateRefusedError("too-large", "The document would have too many structs");
  const { most, steps } = registers.contention();
  if (most > mostContention)
    throw new UpdateRefusedError("malformed", "A register was written at the same time too often");
  if (!registers.areWritersOwn(mayWrite))
    throw new UpdateRefusedError("not-yours", "It goes on with what another device wrote");
  const removed = removedRegisters(document, update);
  for (const register of [...registers.written(), ...removed.registers])
    if (!mayWrite(register)) throw new UpdateRefusedError("not-yours", "It changes what somebody else wrote");
  return { isEmpty: structs === 0 && !removed.any, structs, steps };
}

/**
 * Whether a struct of several values is removed whole. Devices keep former values for undoing, and those of
 * one register become one struct; of a present value there is one. Otherwise a later change could remove
 * every second of very many values, each of which Yjs copies for each cut.
 */
function areOverwritten({ writers, removals }: ScannedUpdate): boolean {
  const removed = new Map(removals.map(({ client, ranges }) => [client, ranges]));
  return writers.every(({ client, structs }) =>
    structs.every((struct) => {
      if (struct.values < 2) return true;
      const range = structAt(removed.get(client) ?? [], struct.clock);
      return range !== undefined && struct.clock + struct.length <= range.clock + range.length;
    }),
  );
}

/** How many structs a document has: what keeping it open costs. */
export function countStructs(document: Doc): number {
  let all = 0;
  for (const structs of document.store.clients.values()) all += structs.length;
  return all;
}

function scan(bytes: Uint8Array, part: StoredPart): ScannedUpdate {
  if (bytes.byteLength > largestPart[part])
    throw new UpdateRefusedError("too-large", "It is larger than the document may be");
  try {
    return scanUpdate(bytes, 2 * mostStructs[part]);
  } catch (error) {
    if (error instanceof TooManyStructsError)
      throw new UpdateRefusedError("too-large", error.message, { cause: error });
    if (error instanceof NotAnUpdateError)
      throw new UpdateRefusedError("malformed", error.message, { cause: error });
    throw error;
  }
}

/** A register that a change writes. */
type Written = { register: Register; added: number; forks: number };

/** Which registers the new structs of an update belong to. */
class Registers {
  readonly #document: Doc;
  readonly #part: StoredPart;
  readonly #update: ScannedUpdate;
  /** The registers of the update's structs, in the order of each writer's structs; null: it was removed. */
  readonly #resolved = new Map<ScannedStruct, Written | null>();
  readonly #written = new Map<string, Written>();
  /** What something was already written after, within the update. */
  readonly #followed = new Set<string>();
  readonly #byWriter: ReadonlyMap<number, readonly ScannedStruct[]>;

  constructor(document: Doc, part: StoredPart, update: ScannedUpdate) {
    this.#document = document;
    this.#part = part;
    this.#update = update;
    this.#byWriter = new Map(update.writers.map(({ client, structs }) => [client, structs]));
  }

  /** @returns how many structs are new */
  resolve(): number {
    let count = 0;
    for (const { client, structs } of this.#update.writers) {
      const known = getState(this.#document.store, client);
      for (const struct of structs) {
        if (struct.clock + struct.length <= known) continue;
        count += 1;
        this.#trace(client, struct, known);
      }
    }
    return count;
  }

  /**
   * Whether each writer that goes on is one of the sender's: who took another device's number and next
   * clock would make what that device writes there look known, and it would be answered and lost.
   */
  areWritersOwn(mayWrite: (register: Register) => boolean): boolean {
    const store = this.#document.store;
    return this.#update.writers.every(({ client, end }) => {
      const known = getState(store, client);
      if (known === 0 || end <= known) return true;
      const register = registerOf(getItem(store, { client, clock: known - 1 }));
      return register === null || mayWrite(register);
    });
  }

  written(): Register[] {
    return Array.from(this.#written.values(), ({ register }) => register);
  }

  /**
   * The most that one register costs when it is integrated: for each value that was written beside another
   * one, Yjs may walk along all values that the register ever had.
   */
  contention(): { most: number; steps: number } {
    let [most, steps] = [0, 0];
    for (const { register, added, forks } of this.#written.values()) {
      if (forks === 0) continue;
      const chain = chainOf(this.#document, register);
      most = Math.max(most, (chain.length + added) * (chain.forks + forks));
      steps += (chain.length + added) * (1 + forks);
    }
    return { most, steps };
  }

  /** Follows a struct's origins until one is known; a loop, because they may be very many. */
  #trace(client: number, struct: ScannedStruct, known: number): void {
    const path: { struct: ScannedStruct; origin: StructId | null }[] = [];
    let [at, owner]: [ScannedStruct | undefined, number] = [struct, client];
    let found: Written | null = null;
    while (at !== undefined) {
      const before = this.#resolved.get(at);
      if (before !== undefined) {
        found = before;
        break;
      }
      const state = owner === client ? known : getState(this.#document.store, owner);
      const isPartlyKnown: boolean = at.clock < state;
      if (isPartlyKnown) this.#mustContinue(at, { client: owner, clock: state - 1 });
      // What is known of it already is what the rest was written after.
      const origin: StructId | null = isPartlyKnown ? { client: owner, clock: state - 1 } : at.origin;
      path.push({ struct: at, origin });
      if (origin === null) {
        found = at.register === null ? null : this.#of(at.register);
        break;
      }
      if (origin.clock < getState(this.#document.store, origin.client)) {
        const register = registerOf(getItem(this.#document.store, origin));
        found = register === null ? null : this.#of(register);
        break;
      }
      at = structAt(this.#byWriter.get(origin.client) ?? [], origin.clock);
      owner = origin.client;
    }
    for (const { struct: resolved, origin } of path.toReversed()) {
      this.#resolved.set(resolved, found);
      if (found === null) continue;
      found.added += Math.max(1, resolved.values);
      if (this.#isFork(found.register, origin)) found.forks += 1;
    }
  }

  /**
   * The rest of a struct is put behind what is known of it, and into the register that it names itself: both
   * have to be the same.
   */
  #mustContinue({ origin, register, isPlace }: ScannedStruct, before: StructId): void {
    if (isPlace) return;
    const store = this.#document.store;
    const isKnown = origin !== null && origin.clock < getState(store, origin.client);
    const named = isKnown ? registerOf(getItem(store, origin)) : register;
    const continued = registerOf(getItem(store, before));
    if (named === null || named.root !== continued?.root || named.key !== continued.key)
      throw new UpdateRefusedError("malformed", "It goes on with what belongs to another register");
  }

  #of(register: Register): Written {
    // Before its name: those of the maps of a plan stand for themselves, others could be mistaken for them.
    if (!isRegister(this.#part, register))
      throw new UpdateRefusedError("malformed", "It writes something that no plan has");
    const name = `${register.root}\n${register.key}`;
    const known = this.#written.get(name) ?? { register, added: 0, forks: 0 };
    this.#written.set(name, known);
    return known;
  }

  /** Whether something else was already written at the same place. */
  #isFork(register: Register, origin: StructId | null): boolean {
    const place = origin === null ? `${register.root}\n${register.key}` : `${origin.client}:${origin.clock}`;
    if (this.#followed.has(place)) return true;
    this.#followed.add(place);
    if (origin === null) return lastOf(this.#document, register) !== undefined;
    if (origin.clock < getState(this.#document.store, origin.client)) {
      const item = getItem(this.#document.store, origin);
      return (
        !(item instanceof Item) ||
        origin.clock < item.lastId.clock ||
        (item.right !== null && compareIDs(item.right.origin, item.lastId))
      );
    }
    const written = structAt(this.#byWriter.get(origin.client) ?? [], origin.clock);
    return written !== undefined && origin.clock < written.clock + written.length - 1;
  }
}

/** The struct, or the removed range, of a writer that covers a clock. */
function structAt<Range extends { clock: number; length: number }>(
  structs: readonly Range[],
  clock: number,
): Range | undefined {
  let [low, high] = [0, structs.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const struct = structs[middle];
    if (struct === undefined) return undefined;
    if (clock < struct.clock) high = middle - 1;
    else if (clock >= struct.clock + struct.length) low = middle + 1;
    else return struct;
  }
  return undefined;
}

/** @returns null for what was removed so long ago that nothing says what it was */
function registerOf(struct: unknown): Register | null {
  if (!(struct instanceof Item) || struct.parentSub === null) return null;
  const { parent } = struct;
  if (parent === null || typeof parent === "string" || !("_map" in parent)) return null;
  return { root: findRootTypeKey(parent), key: struct.parentSub };
}

const lastOf = (document: Doc, { root, key }: Register): Item | undefined =>
  document.share.get(root)?._map.get(key);

/** How many values a register ever had, and how many of them were written beside another. */
function chainOf(document: Doc, register: Register): { length: number; forks: number } {
  let [length, forks] = [0, 0];
  for (let item: Item | null = lastOf(document, register) ?? null; item !== null; item = item.left) {
    length += 1;
    // Only the first of those that were written after the same value stands next to it.
    if (!compareIDs(item.origin, item.left?.lastId ?? null)) forks += 1;
  }
  return { length, forks };
}

/** The registers that an update empties, and whether it removes anything that is still there. */
function removedRegisters(
  document: Doc,
  { removals }: ScannedUpdate,
): { registers: Register[]; any: boolean } {
  const registers: Register[] = [];
  let any = false;
  for (const { client, ranges } of removals) {
    const structs = document.store.clients.get(client) ?? [];
    const state = getState(document.store, client);
    for (const { clock, length } of ranges) {
      // Where it removes what it brings itself, that is written by it.
      if (clock >= state) {
        any = true;
        continue;
      }
      for (let index = findIndexSS(structs, clock); index < structs.length; index += 1) {
        const struct = structs[index];
        if (struct === undefined || struct.id.clock >= clock + length) break;
        if (struct.deleted) continue;
        any = true;
        const register = registerOf(struct);
        if (register !== null) registers.push(register);
      }
    }
  }
  return { registers, any };
}
