import { Item, findIndexSS, findRootTypeKey, getItem, getState, compareIDs, type Doc } from "yjs";

import type { StoredPart } from "#app/plan/document/parts-and-roles.ts";
import { maxPartBytes, maxContentionSteps, maxStructs, mostWriters } from "#app/plan/document/plan-limits.ts";

import { isComplete } from "./is-complete.ts";
import { isKnownRegister } from "./known-registers.ts";
import {
  InvalidUpdateError,
  parseUpdate,
  TooManyStructsError,
  type ParsedStruct,
  type ParsedUpdate,
  type StructId,
} from "./parse-update.ts";

/** Why a change is rejected. */
export class UpdateRejectedError extends Error {
  override name = "UpdateRejectedError";
  readonly reason: "malformed" | "too-large" | "not-yours";
  constructor(reason: UpdateRejectedError["reason"], message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

type Register = { root: string; key: string };

/** The effect of a change on a document. */
export type ValidatedUpdate = {
  /** Whether the document already has all of it. */
  isEmpty: boolean;
  /** How many structs it adds, and one more for each new writer. */
  structs: number;
  /** Maximum number of values passed to find the place of those written concurrently. */
  steps: number;
};

/**
 * Validates a change before it is committed: it must fit the grammar of a plan, be complete, stay within the
 * limits of a document, and be cheap to integrate in any order. Costs as much as the change is long;
 * registers written concurrently are followed once per write.
 * @param document current document; it is not changed
 * @param mayWrite whether the sender may change a register
 * @throws UpdateRejectedError
 */
export function validateUpdate(
  document: Doc,
  part: StoredPart,
  bytes: Uint8Array,
  mayWrite: (register: Register) => boolean = () => true,
): ValidatedUpdate {
  const update = scan(bytes, part);
  if (!isComplete(update, (client) => getState(document.store, client)))
    throw new UpdateRejectedError("malformed", "It builds on changes that are not here");
  if (!areInOrder(update)) throw new UpdateRejectedError("malformed", "Its writers are out of order");
  if (!areOverwritten(update)) throw new UpdateRejectedError("malformed", "A register has several values");
  const registers = new Registers(document, part, update);
  const { structs, writers } = registers.resolve();
  if (countStructs(document) + structs > maxStructs[part])
    throw new UpdateRejectedError("too-large", "The document would have too many structs");
  if (document.store.clients.size + writers > mostWriters)
    throw new UpdateRejectedError("too-large", "The document would have too many writers");
  const { most, steps } = registers.contention();
  if (most > maxContentionSteps)
    throw new UpdateRejectedError("malformed", "A register was written at the same time too often");
  if (!registers.areWritersOwn(mayWrite))
    throw new UpdateRejectedError("not-yours", "It goes on with what another device wrote");
  const removed = removedRegisters(document, update);
  for (const register of [...registers.written(), ...removed.registers])
    if (!mayWrite(register)) throw new UpdateRejectedError("not-yours", "It changes what someone else wrote");
  return { isEmpty: structs === 0 && !removed.any, structs, steps };
}

/** Whether writers stand in the order of Yjs. Of any other, its merge of updates loses structs. */
const areInOrder = ({ writers }: ParsedUpdate) =>
  writers.every(({ client }, at) => at === 0 || client < (writers[at - 1]?.client ?? 0));

/**
 * Whether a struct of several values is removed whole. Devices keep former values for undo, and those of one
 * register become one struct; a present value has one of its own. Otherwise a later change could remove every
 * second of very many values, and Yjs copies them at each split.
 */
function areOverwritten({ writers, removals }: ParsedUpdate): boolean {
  const removed = new Map(removals.map(({ client, ranges }) => [client, ranges]));
  return writers.every(({ client, structs }) =>
    structs.every((struct) => {
      if (struct.values < 2) return true;
      const range = structAt(removed.get(client) ?? [], struct.clock);
      return range !== undefined && struct.clock + struct.length <= range.clock + range.length;
    }),
  );
}

/** How many structs a document has, plus one for each writer: the cost of keeping it open. */
export function countStructs(document: Doc): number {
  let all = 0;
  for (const structs of document.store.clients.values()) all += structs.length + 1;
  return all;
}

function scan(bytes: Uint8Array, part: StoredPart): ParsedUpdate {
  if (bytes.byteLength > maxPartBytes[part])
    throw new UpdateRejectedError("too-large", "It is larger than the document may be");
  try {
    return parseUpdate(bytes, maxStructs[part]);
  } catch (error) {
    if (error instanceof TooManyStructsError)
      throw new UpdateRejectedError("too-large", error.message, { cause: error });
    if (error instanceof InvalidUpdateError)
      throw new UpdateRejectedError("malformed", error.message, { cause: error });
    throw error;
  }
}

/** A register that a change writes. */
type Written = { register: Register; added: number; forks: number };

/** Which registers the new structs of an update belong to. */
class Registers {
  readonly #document: Doc;
  readonly #part: StoredPart;
  readonly #update: ParsedUpdate;
  /**
   * The registers of the update's structs, in the order of each writer's structs; null: the struct was
   * removed.
   */
  readonly #resolved = new Map<ParsedStruct, Written | null>();
  readonly #written = new Map<string, Written>();
  /** Origins that already have a successor within the update. */
  readonly #followed = new Set<string>();
  readonly #byWriter: ReadonlyMap<number, readonly ParsedStruct[]>;

  constructor(document: Doc, part: StoredPart, update: ParsedUpdate) {
    this.#document = document;
    this.#part = part;
    this.#update = update;
    this.#byWriter = new Map(update.writers.map(({ client, structs }) => [client, structs]));
  }

  /** @returns how many structs are new, each new writer counted as one more, and how many writers */
  resolve(): { structs: number; writers: number } {
    let [count, newWriters] = [0, 0];
    for (const { client, structs } of this.#update.writers) {
      const known = getState(this.#document.store, client);
      if (known === 0 && structs.length > 0) newWriters += 1;
      for (const struct of structs) {
        // Known structs too: Yjs creates the map that a struct names before it checks whether it has the
        // struct.
        if (struct.register !== null) mustBeRegister(this.#part, struct.register);
        if (struct.clock + struct.length <= known) continue;
        count += 1;
        this.#trace(client, struct, known);
      }
    }
    return { structs: count + newWriters, writers: newWriters };
  }

  /**
   * Whether each writer that continues is one of the sender's. A sender that used another device's client id
   * and next clock would make that device's own writes there look known: they would be acknowledged and lost.
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
   * The maximum cost of integrating one register: for each value written concurrently with another, Yjs may
   * walk along all values that the register ever had.
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

  /** Follows a struct's origins until one is known; a loop, because there may be very many. */
  #trace(client: number, struct: ParsedStruct, known: number): void {
    const path: { struct: ParsedStruct; origin: StructId | null }[] = [];
    let [at, owner]: [ParsedStruct | undefined, number] = [struct, client];
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
      // The rest was written after the part that is already known.
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
   * The rest of a struct is placed after its known part, and into the register that it names itself: both
   * have to be the same.
   */
  #mustContinue({ origin, register, isPlace }: ParsedStruct, before: StructId): void {
    if (isPlace) return;
    const store = this.#document.store;
    const isKnown = origin !== null && origin.clock < getState(store, origin.client);
    const named = isKnown ? registerOf(getItem(store, origin)) : register;
    const continued = registerOf(getItem(store, before));
    if (named === null || named.root !== continued?.root || named.key !== continued.key)
      throw new UpdateRejectedError("malformed", "It goes on with what belongs to another register");
  }

  #of(register: Register): Written {
    // Before its name: names of a plan's maps are unprefixed, so other names could be mistaken for them.
    mustBeRegister(this.#part, register);
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

function mustBeRegister(part: StoredPart, register: Register): void {
  if (!isKnownRegister(part, register))
    throw new UpdateRejectedError("malformed", "It writes something that no plan has");
}

/** The struct, or the removed range, of a writer that contains a clock. */
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

/** @returns null for a value removed so long ago that nothing records what it was */
function registerOf(struct: unknown): Register | null {
  if (!(struct instanceof Item) || struct.parentSub === null) return null;
  const { parent } = struct;
  if (parent === null || typeof parent === "string" || !("_map" in parent)) return null;
  return { root: findRootTypeKey(parent), key: struct.parentSub };
}

const lastOf = (document: Doc, { root, key }: Register): Item | undefined =>
  document.share.get(root)?._map.get(key);

/** How many values a register ever had, and how many of them were written concurrently. */
function chainOf(document: Doc, register: Register): { length: number; forks: number } {
  let [length, forks] = [0, 0];
  for (let item: Item | null = lastOf(document, register) ?? null; item !== null; item = item.left) {
    length += 1;
    // Of values with the same origin, only the first one is next to it.
    if (!compareIDs(item.origin, item.left?.lastId ?? null)) forks += 1;
  }
  return { length, forks };
}

/** The registers that an update empties, and whether it removes anything that still exists. */
function removedRegisters(
  document: Doc,
  { removals }: ParsedUpdate,
): { registers: Register[]; any: boolean } {
  const registers: Register[] = [];
  let any = false;
  for (const { client, ranges } of removals) {
    const structs = document.store.clients.get(client) ?? [];
    const state = getState(document.store, client);
    for (const { clock, length } of ranges) {
      // Values that it adds and removes itself count as written.
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
