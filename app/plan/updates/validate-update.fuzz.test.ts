import { setImmediate } from "node:timers/promises";

import fc from "fast-check";
import { writeVarUint, type Encoder } from "lib0/encoding";
import { expect, test } from "vitest";
import { applyUpdate, Doc, encodeStateAsUpdate, encodeStateVector, mergeUpdates } from "yjs";

import {
  anyContent,
  writeUnsortedUpdate,
  writeUpdate,
  type HostileStruct,
  type HostileWriter,
} from "#test-support/hostile-updates.ts";

import { isMergeable } from "./is-mergeable.ts";
import { countStructs, validateUpdate, UpdateRejectedError } from "./validate-update.ts";

const isSoak = Boolean(process.env.SOAK);
const runs = Number(process.env.FUZZ_RUNS ?? (isSoak ? Infinity : 3_000));
const seed = Number(process.env.FUZZ_SEED ?? (isSoak ? Date.now() % 1_000_000 : 1));
/** Duration of a soak run, in milliseconds. */
const soakMillis = Number(process.env.FUZZ_MINUTES ?? 60) * 60 * 1000;

/** Few writers, few clocks and few registers, so that writes collide. */
const client = fc.integer({ min: 1, max: 4 });
const clock = fc.oneof({ weight: 9, arbitrary: fc.nat(12) }, { weight: 1, arbitrary: fc.nat(2 ** 31) });
const id = fc.tuple(client, clock);
const key = fc.constantFrom("own-1/title", "own-2/title", "couple/title");
const root = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom("tasks", "guests") },
  { weight: 1, arbitrary: fc.constantFrom("nothing", "") },
);

const length = fc.oneof(
  { weight: 9, arbitrary: fc.integer({ min: 1, max: 4 }) },
  { weight: 1, arbitrary: fc.nat(2 ** 31) },
);
const varUint = (value: number) => (to: Encoder) => writeVarUint(to, value);

const value = fc.oneof(
  fc.string({ maxLength: 4 }),
  fc.integer(),
  fc.boolean(),
  fc.constantFrom(null, undefined, 0.5, 1e21),
  fc.array(fc.string({ maxLength: 2 }), { maxLength: 3 }),
);

/** A struct of the format, mostly valid for plans. */
const struct: fc.Arbitrary<HostileStruct> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant(8),
      parent: root,
      key,
      content: fc.array(value, { minLength: 1, maxLength: 3 }).map((all) => anyContent(...all)),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant(8),
      origin: id,
      content: fc.array(value, { minLength: 1, maxLength: 3 }).map((all) => anyContent(...all)),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant(1), parent: root, key, content: length.map(varUint) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant(1), origin: id, content: length.map(varUint) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant(0), content: length.map(varUint) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant(8),
      origin: id,
      rightOrigin: id,
      content: fc.constant(anyContent("x")),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constantFrom(1, 8),
      parent: id,
      key,
      content: fc.constant(anyContent("x")),
    }),
  },
);

const writer: fc.Arbitrary<HostileWriter> = fc.record({
  client,
  clock: fc.oneof({ weight: 5, arbitrary: fc.constant(0) }, { weight: 5, arbitrary: clock }),
  structs: fc.array(struct, { minLength: 1, maxLength: 5 }),
});
const removal = fc.record({
  client,
  ranges: fc
    .array(fc.tuple(clock, fc.integer({ min: 1, max: 4 })), { maxLength: 3 })
    .map((ranges) => ranges.toSorted(([a], [b]) => a - b)),
});

/** Changes one after another, each of them validated. */
const changes = fc.array(
  fc
    .tuple(
      fc.uniqueArray(writer, { maxLength: 3, selector: (one) => one.client }),
      fc.uniqueArray(removal, { maxLength: 2, selector: (one) => one.client }),
    )
    .chain(([writers, removals]) =>
      fc.oneof(
        { weight: 9, arbitrary: fc.constant(writeUpdate(writers, removals)) },
        { weight: 1, arbitrary: fc.constant(writeUnsortedUpdate(writers, removals)) },
      ),
    ),
  { minLength: 1, maxLength: 6 },
);

const own = (register: { key: string }) => register.key.startsWith("own-");
const wordsOf = (document: Doc) => ({
  tasks: document.getMap("tasks").toJSON(),
  guests: document.getMap("guests").toJSON(),
});
const ofCouple = (document: Doc) =>
  [...document.getMap("tasks"), ...document.getMap("guests")].filter(([name]) => name.startsWith("couple"));

function isLetThrough(document: Doc, bytes: Uint8Array, may?: typeof own): boolean {
  try {
    validateUpdate(document, "plan", bytes, may);
    return true;
  } catch (error) {
    if (error instanceof UpdateRejectedError) return false;
    throw error;
  }
}

function documentOf(bytes: Uint8Array): Doc {
  const document = new Doc();
  applyUpdate(document, bytes);
  return document;
}

/** Documents consist of accepted changes, and always remain valid documents. */
function holds(updates: readonly Uint8Array[]): number {
  const [server, guarded] = [new Doc(), new Doc()];
  guarded.getMap("tasks").set("couple/title", "Ours");
  const couples = JSON.stringify(ofCouple(guarded));
  let taken = 0;
  for (const bytes of updates) {
    if (isLetThrough(guarded, bytes, own)) applyUpdate(guarded, bytes);
    // A client that may change only its own registers changes no others, whatever identity it claims.
    expect(JSON.stringify(ofCouple(guarded))).toBe(couples);
    if (!isLetThrough(server, bytes)) continue;
    const { structs } = validateUpdate(server, "plan", bytes);
    const before = countStructs(server);
    expect(isMergeable(server, bytes)).toBe(true);
    const merged = mergeUpdates([encodeStateAsUpdate(server), bytes]);
    applyUpdate(server, bytes);
    expect(encodeStateVector(documentOf(merged))).toEqual(encodeStateVector(server));
    taken += 1;
    expect(server.store.pendingStructs).toBeNull();
    expect(server.store.pendingDs).toBeNull();
    // Each may split an existing struct in two, and neighbours merge.
    expect(countStructs(server) - before).toBeLessThanOrEqual(2 * structs + bytes.length);
    expect([...server.share.keys()].filter((name) => name !== "tasks" && name !== "guests")).toEqual([]);
    expect(validateUpdate(server, "plan", bytes).structs).toBe(0);
  }
  const whole = encodeStateAsUpdate(server);
  validateUpdate(new Doc(), "plan", whole);
  const again = documentOf(whole);
  expect(wordsOf(again)).toEqual(wordsOf(server));
  expect(encodeStateVector(again)).toEqual(encodeStateVector(server));
  return taken;
}

test(
  `whatever structs come (FUZZ_SEED=${seed}), what is let through is taken whole, read again the same, and writes nobody else's registers`,
  { timeout: isSoak ? soakMillis + 60_000 : 60_000 },
  async () => {
    let [taken, round] = [0, 0];
    await fc.assert(
      fc.asyncProperty(changes, async (updates) => {
        taken += holds(updates);
        round += 1;
        // Progress output for the person who runs the tests.
        if (round % 500 === 0) await setImmediate();
      }),
      {
        seed,
        numRuns: runs,
        ...(isSoak && { interruptAfterTimeLimit: soakMillis, markInterruptAsFailure: false }),
      },
    );
    // Otherwise the test has shown nothing.
    expect(taken).toBeGreaterThan(Math.min(runs, 3_000) / 10);
  },
);
