import fc from "fast-check";
import { writeVarUint } from "lib0/encoding";
import { expect, test } from "vitest";
import {
  Doc,
  applyUpdate,
  decodeUpdate,
  encodeStateAsUpdate,
  encodeStateVector,
  mergeUpdates,
  UndoManager,
} from "yjs";

import {
  anyContent,
  hostileUpdates,
  register,
  writeUnsortedUpdate,
  writeUpdate,
} from "#test-support/hostile-updates.ts";
import { mostWriters } from "#app/plan/document/plan-limits.ts";
import { plannedWedding } from "#test-support/planned-wedding.ts";

import { countStructs, validateUpdate, UpdateRejectedError } from "./validate-update.ts";
import { parseUpdate } from "./parse-update.ts";

const values = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.string(), { maxLength: 4 }),
);
const step = fc.record({
  device: fc.nat(2),
  what: fc.constantFrom("put", "put", "put", "remove", "undo", "meet"),
  key: fc.nat(5),
  other: fc.nat(2),
  value: values,
});

/** What three devices send to a server that validates everything before it applies it. */
function sendAll(steps: readonly (typeof step extends fc.Arbitrary<infer Step> ? Step : never)[]) {
  const server = new Doc();
  const devices = [new Doc(), new Doc(), new Doc()].map((document) => ({
    document,
    undo: new UndoManager(document.getMap("tasks"), { captureTimeout: 0 }),
  }));
  const meet = (device: Doc) => {
    const update = encodeStateAsUpdate(device, encodeStateVector(server));
    const before = encodeStateAsUpdate(server);
    const { isEmpty } = validateUpdate(server, "plan", update);
    applyUpdate(server, update);
    if (isEmpty) expect(encodeStateAsUpdate(server)).toEqual(before);
    applyUpdate(device, encodeStateAsUpdate(server, encodeStateVector(device)));
  };
  for (const { device, what, key, value } of steps) {
    const one = devices[device];
    if (one === undefined) continue;
    const map = one.document.getMap("tasks");
    if (what === "put") map.set(`row/${key}`, value);
    else if (what === "remove") map.delete(`row/${key}`);
    else if (what === "undo") one.undo.undo();
    else meet(one.document);
  }
  for (const { document } of [...devices, ...devices]) meet(document);
  return { server, devices: devices.map(({ document }) => document) };
}

test("whatever devices do, alone and together, undone or not, is let through, and all end with the same", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const { server, devices } = sendAll(steps);
      for (const device of devices)
        expect(device.getMap("tasks").toJSON()).toEqual(server.getMap("tasks").toJSON());
    }),
    { numRuns: 200 },
  );
});

test("the structs and removals that are read are those that Yjs reads", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const update = encodeStateAsUpdate(sendAll(steps).server);
      const { structs, ds } = decodeUpdate(update);
      const scanned = parseUpdate(update, 100_000);
      expect(
        scanned.writers.flatMap(({ client, structs: own }) =>
          own.map(({ clock, length }) => [client, clock, length]),
        ),
      ).toEqual(structs.map(({ id, length }) => [id.client, id.clock, length]));
      expect(
        scanned.removals.map(({ client, ranges }) => [
          client,
          ranges.map((range) => [range.clock, range.length]),
        ]),
      ).toEqual(
        [...ds.clients].map(([client, ranges]) => [client, ranges.map(({ clock, len }) => [clock, len])]),
      );
    }),
    { numRuns: 100 },
  );
});

test("a whole wedding is let through at once, and again where it is known already", () => {
  const wedding = plannedWedding(200);
  const update = encodeStateAsUpdate(wedding);
  expect(validateUpdate(new Doc(), "plan", update)).toEqual({
    isEmpty: false,
    structs: countStructs(wedding),
    steps: 0,
  });
  expect(validateUpdate(wedding, "plan", update)).toEqual({ isEmpty: true, structs: 0, steps: 0 });
});

const own = ({ key }: { key: string }) => key.startsWith("aunt-");

test("a change of one link is not let through as a change of another's registers, neither written nor removed", () => {
  const server = new Doc();
  const couple = new Doc();
  couple.getMap("comments").set("couple/text", "Ours");
  applyUpdate(server, encodeStateAsUpdate(couple));
  const change = (edit: (comments: ReturnType<Doc["getMap"]>) => void) => {
    const aunt = new Doc();
    applyUpdate(aunt, encodeStateAsUpdate(server));
    edit(aunt.getMap("comments"));
    return () =>
      validateUpdate(server, "proposals", encodeStateAsUpdate(aunt, encodeStateVector(server)), own);
  };
  expect(change((comments) => comments.set("aunt-1/text", "Mine"))().isEmpty).toBe(false);
  for (const edit of [
    change((comments) => comments.set("couple/text", "Not ours")),
    change((comments) => comments.delete("couple/text")),
    change((comments) => comments.set("uncle-1/text", "As if by uncle")),
  ])
    expect(edit).toThrow(expect.objectContaining({ reason: "not-yours" }));
});

const hostile = hostileUpdates();

test(`${hostile.length} hostile changes are refused, or do no more than a change of a plan may`, () => {
  expect(hostile.length).toBeGreaterThanOrEqual(200);
  const taken: string[] = [];
  for (const { name, bytes } of hostile) {
    try {
      validateUpdate(new Doc(), "plan", bytes);
      taken.push(name);
    } catch (error) {
      if (!(error instanceof UpdateRejectedError))
        throw new Error(`${name}: ${String(error)}`, { cause: error });
    }
  }
  for (const name of taken) {
    const document = new Doc();
    applyUpdate(document, hostile.find((one) => one.name === name)?.bytes ?? new Uint8Array([0, 0]));
    const again = new Doc();
    applyUpdate(again, encodeStateAsUpdate(document));
    expect([name, again.getMap("tasks").toJSON()]).toEqual([name, document.getMap("tasks").toJSON()]);
    expect([name, document.store.pendingStructs, document.store.pendingDs]).toEqual([name, null, null]);
  }
  console.log(`Let through: ${taken.join("; ")}`);
});

test("values that are written beside each other are bounded over many changes, too", () => {
  const server = new Doc();
  let [refused, changes] = [false, 0];
  while (!refused && changes < 200) {
    const update = writeUpdate(
      Array.from({ length: 100 }, (_, at) => ({
        client: changes * 100 + at,
        structs: [register("a/title")],
      })),
    );
    try {
      validateUpdate(server, "plan", update);
      applyUpdate(server, update);
      changes += 1;
    } catch {
      refused = true;
    }
  }
  expect(refused).toBe(true);
});

const verdict = (document: Doc, bytes: Uint8Array, may?: typeof own) => () =>
  validateUpdate(document, may === undefined ? "plan" : "proposals", bytes, may);

test("a register has one present value: many would be copied for each that is removed", () => {
  const many = register("a/title", anyContent(...Array.from({ length: 1_000 }, () => null)));
  const change = (ranges: (readonly [number, number])[]) =>
    writeUpdate([{ client: 7, structs: [many] }], [{ client: 7, ranges }]);
  expect(verdict(new Doc(), change([[0, 1_000]]))().isEmpty).toBe(false);
  for (const ranges of [
    [],
    [[0, 999]],
    [
      [0, 1],
      [1, 999],
    ],
    [[1, 999]],
  ] as (readonly [number, number])[][])
    expect(verdict(new Doc(), change(ranges))).toThrow(expect.objectContaining({ reason: "malformed" }));
});

/** Changes by several writers, each of one register. */
const writers = (from: number, count: number) =>
  writeUpdate(
    Array.from({ length: count }, (_, at) => ({
      client: from + at,
      structs: [register(`${from + at}/title`)],
    })),
  );

test("each writer counts as one struct more, and there are so many at most, new or there before", () => {
  const server = new Doc();
  expect(verdict(server, writers(1, 100))().structs).toBe(200);
  applyUpdate(server, writers(1, 100));
  expect(countStructs(server)).toBe(200);
  expect(verdict(server, writers(51, 60))().structs).toBe(20);
  expect(verdict(server, writers(101, mostWriters - 100))().structs).toBe(2 * (mostWriters - 100));
  for (const [from, count] of [
    [101, mostWriters - 99],
    [1, mostWriters + 1],
  ] as const)
    expect(verdict(server, writers(from, count))).toThrow(expect.objectContaining({ reason: "too-large" }));
});

test("writers come in the order of Yjs: of others, a merge with the document would lose values", () => {
  const server = new Doc();
  server.getMap("tasks").set("hall/title", "Book the hall");
  const all = [1, 2].map((client) => ({ client, structs: [register("hall/title")] }));
  const unsorted = writeUnsortedUpdate(all);
  const merged = new Doc();
  applyUpdate(merged, mergeUpdates([encodeStateAsUpdate(server), unsorted]));
  expect(merged.store.clients.has(2)).toBe(false);
  expect(verdict(server, unsorted)).toThrow(expect.objectContaining({ reason: "malformed" }));
  expect(verdict(server, writeUpdate(all))().structs).toBe(4);
});

test("a map that no plan has is not taken for a register of one that it has", () => {
  const change = writeUpdate([
    { client: 7, structs: [register("1\n"), register("", anyContent("x"), "tasks\n1")] },
  ]);
  expect(verdict(new Doc(), change)).toThrow(expect.objectContaining({ reason: "malformed" }));
});

test("what is known already names no map that no plan has: Yjs would make it", () => {
  const server = new Doc();
  applyUpdate(server, writeUpdate([{ client: 7, structs: [register("a/title")] }]));
  const again = writeUpdate([{ client: 7, structs: [register("a/title", anyContent("x"), "nothing")] }]);
  expect(verdict(server, again)).toThrow(expect.objectContaining({ reason: "malformed" }));
});

const comment = (key: string, clock: number) =>
  writeUpdate([{ client: 7, clock, structs: [register(key, anyContent("x"), "comments")] }]);

test("one link does not go on where another's device wrote, whose next change would look known", () => {
  const server = new Doc();
  applyUpdate(server, comment("uncle-1/text", 0));
  expect(verdict(server, comment("aunt-1/text", 1), own)).toThrow(
    expect.objectContaining({ reason: "not-yours" }),
  );
  const place = writeUpdate([
    { client: 7, clock: 1, structs: [{ kind: 0, content: (to) => writeVarUint(to, 9) }] },
  ]);
  expect(verdict(server, place, own)).toThrow(expect.objectContaining({ reason: "not-yours" }));
});
