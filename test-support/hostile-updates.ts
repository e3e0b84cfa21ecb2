import {
  createEncoder,
  toUint8Array,
  writeAny,
  writeUint8,
  writeUint8Array,
  writeVarString,
  writeVarUint,
  type Encoder,
  type AnyEncodable,
} from "lib0/encoding";

/**
 * Updates of Yjs as nobody's device writes them: made struct by struct, so that they are read far into the
 * integration before anything is wrong with them. Findings of security.md are among them by name.
 */

type Id = readonly [client: number, clock: number];

/** What a struct says, with the flags and kinds that the format has. */
export type HostileStruct = {
  kind: number;
  origin?: Id;
  rightOrigin?: Id;
  parent?: string | Id;
  key?: string;
  /** Writes the content behind the head of the struct. */
  content: (to: Encoder) => void;
};

export type HostileWriter = { client: number; clock?: number; count?: number; structs: HostileStruct[] };

export type HostileRemoval = { client: number; count?: number; ranges: (readonly [number, number])[] };

/** Writers stand in the order that Yjs writes them in. */
export const writeUpdate = (writers: readonly HostileWriter[], removals: readonly HostileRemoval[] = []) =>
  writeUnsortedUpdate(
    writers.toSorted((one, other) => other.client - one.client),
    removals,
  );

/** Writers stand in the given order. */
export function writeUnsortedUpdate(
  writers: readonly HostileWriter[],
  removals: readonly HostileRemoval[] = [],
): Uint8Array {
  const to = createEncoder();
  writeVarUint(to, writers.length);
  for (const { client, clock = 0, structs, count = structs.length } of writers) {
    writeVarUint(to, count);
    writeVarUint(to, client);
    writeVarUint(to, clock);
    for (const struct of structs) writeStruct(to, struct);
  }
  writeVarUint(to, removals.length);
  for (const { client, ranges, count = ranges.length } of removals) {
    writeVarUint(to, client);
    writeVarUint(to, count);
    for (const [clock, length] of ranges) {
      writeVarUint(to, clock);
      writeVarUint(to, length);
    }
  }
  return toUint8Array(to);
}

function writeStruct(to: Encoder, { kind, origin, rightOrigin, parent, key, content }: HostileStruct): void {
  const flags = (origin ? 128 : 0) | (rightOrigin ? 64 : 0) | (key === undefined ? 0 : 32);
  writeUint8(to, kind | flags);
  for (const id of [origin, rightOrigin]) if (id !== undefined) for (const part of id) writeVarUint(to, part);
  if (!origin && !rightOrigin && parent !== undefined) {
    if (typeof parent === "string") {
      writeVarUint(to, 1);
      writeVarString(to, parent);
    } else {
      writeVarUint(to, 0);
      for (const part of parent) writeVarUint(to, part);
    }
    if (key !== undefined) writeVarString(to, key);
  }
  content(to);
}

export const anyContent =
  (...values: AnyEncodable[]) =>
  (to: Encoder) => {
    writeVarUint(to, values.length);
    for (const value of values) writeAny(to, value);
  };
const length = (value: number) => (to: Encoder) => writeVarUint(to, value);
const text = (value: string) => (to: Encoder) => writeVarString(to, value);
const raw = (bytes: Uint8Array) => (to: Encoder) => writeUint8Array(to, bytes);

/** A value of a register, as devices write it. */
export const register = (key: string, content = anyContent("x"), parent = "tasks"): HostileStruct => ({
  kind: 8,
  parent,
  key,
  content,
});
const after = (origin: Id, content = anyContent("x")): HostileStruct => ({ kind: 8, origin, content });

/** Arrays within arrays, as JSON or as the bytes of 'any'. */
const nestedJson = (depth: number) => "[".repeat(depth) + "]".repeat(depth);
function nestedAny(depth: number): (to: Encoder) => void {
  const bytes = new Uint8Array(1 + 2 * depth + 1);
  bytes[0] = 1;
  for (let at = 0; at < depth; at += 1) bytes.set([117, 1], 1 + 2 * at);
  bytes[1 + 2 * depth] = 126;
  return raw(bytes);
}
function nestedObject(depth: number): (to: Encoder) => void {
  return (to) => {
    writeVarUint(to, 1);
    for (let at = 0; at < depth; at += 1) {
      writeUint8(to, 118);
      writeVarUint(to, 1);
      writeVarString(to, "a");
    }
    writeUint8(to, 126);
  };
}

const times = <Value>(count: number, make: (at: number) => Value): Value[] =>
  Array.from({ length: count }, (_, at) => make(at));

export type HostileUpdate = { name: string; bytes: Uint8Array };

/** Every kind of hostile update that was found or thought of, in several sizes; at least 200 in all. */
export function hostileUpdates(): HostileUpdate[] {
  const all: HostileUpdate[] = [];
  const add = (name: string, writers: HostileWriter[], removals: HostileRemoval[] = []) =>
    all.push({ name, bytes: writeUpdate(writers, removals) });
  const many = (name: string, structs: HostileStruct[]) => add(name, [{ client: 7, structs }]);
  const one = (name: string, ...structs: HostileStruct[]) => many(name, structs);

  for (const count of [2_500, 10_000, 40_000, 90_000])
    many(
      `${count} values of one register, none after another`,
      times(count, () => register("a/title")),
    );
  for (const count of [2_500, 10_000, 40_000])
    many(`${count} values after the same value`, [register("a/title"), ...times(count, () => after([7, 0]))]);
  for (const count of [2_500, 10_000, 40_000])
    add(`a chain of ${count} values that as many writers pass`, [
      { client: 7, structs: [register("a/title"), ...times(count, (at) => after([7, at]))] },
      ...times(2_500, (at) => ({ client: 100 + at, structs: [after([7, 0])] })),
    ]);
  for (const count of [120_000, 300_000])
    many(
      `${count} registers`,
      times(count, (at) => register(`${at}/title`)),
    );
  for (const count of [200_000, 600_000])
    many(
      `${count} places of removed structs`,
      times(count, () => ({ kind: 0, content: length(1) })),
    );
  for (const count of [1_000, 20_000, 300_000])
    add(
      `${count} writers`,
      times(count, (at) => ({ client: at, structs: [register(`${at}/title`)] })),
    );
  for (const depth of [1, 2, 3, 100, 2_307, 2_600, 6_464, 8_000, 100_000]) {
    one(`JSON nested ${depth} deep`, {
      kind: 2,
      parent: "tasks",
      key: "a/title",
      content: (to) => {
        writeVarUint(to, 1);
        writeVarString(to, nestedJson(depth));
      },
    });
    one(
      `lists nested ${depth} deep`,
      register("a/title", depth === 1 ? anyContent([["x"]]) : nestedAny(depth + 1)),
    );
    one(`objects nested ${depth} deep`, register("a/title", nestedObject(depth)));
  }
  for (const value of [
    10n,
    new Uint8Array(10),
    new Uint8Array(200_000),
    {},
    { a: 1 },
    { constructor: { prototype: { polluted: true } } },
    [{}],
    [[]],
    [new Uint8Array(1)],
    times(1_001, () => 1),
    times(100_000, () => 1),
    times(2_000_000, () => null),
  ])
    one(`a register with ${Object.prototype.toString.call(value)}`, register("a/title", anyContent(value)));
  one(
    "a register named __proto__ with an object",
    register("__proto__", anyContent(JSON.parse('{"__proto__":{"a":1}}'))),
  );

  const contents: [string, number, (to: Encoder) => void][] = [
    ["binary", 3, (to) => raw(new Uint8Array([2, 1, 2]))(to)],
    ["text", 4, text("words")],
    ["much text", 4, text("x".repeat(500_000))],
    ["an embed", 5, text(nestedJson(3))],
    ["a broken embed", 5, text("{")],
    ["a format", 6, (to) => (text("bold")(to), text("true")(to))],
    ["a deep format", 6, (to) => (text("bold")(to), text(nestedJson(8_000))(to))],
    ...times(8, (at): [string, number, (to: Encoder) => void] => [
      `a shared type ${at}`,
      7,
      (to) => {
        writeVarUint(to, at);
        if (at === 3 || at === 5) writeVarString(to, "p");
      },
    ]),
    ["a document within", 9, (to) => (text("inner")(to), writeAny(to, { autoLoad: true }))],
    ["a skip", 10, length(5)],
    ...times(20, (at): [string, number, (to: Encoder) => void] => [`kind ${at + 11}`, at + 11, length(1)]),
  ];
  for (const [name, kind, content] of contents) {
    one(`${name} in a register`, { kind, parent: "tasks", key: "a/title", content });
    one(`${name} in a list`, { kind, parent: "tasks", content });
  }
  one("a value in a list", { kind: 8, parent: "tasks", content: anyContent("x") });
  one("a value between others", register("a/title"), {
    kind: 8,
    origin: [7, 0],
    rightOrigin: [7, 0],
    content: anyContent("x"),
  });
  one("a value before another", register("a/title"), {
    kind: 8,
    rightOrigin: [7, 0],
    content: anyContent("x"),
  });
  one("a value within a value", register("a/title"), {
    kind: 8,
    parent: [7, 0],
    key: "b",
    content: anyContent("x"),
  });
  for (const root of ["", "unknown", "__proto__", "constructor", "x".repeat(300_000), "tasks\u0000"])
    one(`a map called ${root.slice(0, 20)}`, register("a/title", anyContent("x"), root));
  many(
    "5,000 maps",
    times(5_000, (at) => register("a", anyContent("x"), `map-${at}`)),
  );
  one("a key of 300,000 characters", register("k".repeat(300_000)));

  const far = [2 ** 31, 2 ** 40, 2 ** 45, 2 ** 52, 2 ** 53 - 2];
  for (const clock of far) {
    add(`begins at ${clock}`, [{ client: 7, clock, structs: [register("a/title")] }]);
    one(`a removed struct of ${clock}`, { kind: 0, content: length(clock) });
    one(`a removed value of ${clock}`, { ...register("a/title"), kind: 1, content: length(clock) });
    one(`a count of ${clock} values`, register("a/title", length(clock)));
    add(`${clock} structs announced`, [{ client: 7, count: clock, structs: [register("a/title")] }]);
    add(`removes ${clock}`, [], [{ client: 7, ranges: [[0, clock]] }]);
    add(`removes from ${clock}`, [], [{ client: 7, ranges: [[clock, 1]] }]);
    add(`${clock} removals announced`, [], [{ client: 7, count: clock, ranges: [[0, 1]] }]);
    add(`a writer ${clock}`, [{ client: clock, structs: [register("a/title")] }]);
    one(`after a value at ${clock}`, after([7, clock]));
    one(`after a value of ${clock}`, after([clock, 0]));
  }
  one("empty removed struct", { kind: 0, content: length(0) });
  one("an empty value", register("a/title", anyContent()));
  one("after itself", after([7, 0]));
  one("after what it writes later", after([7, 1]), after([7, 0]));
  add("two that build on each other", [
    { client: 1, structs: [after([2, 0])] },
    { client: 2, structs: [after([1, 0])] },
  ]);
  add(
    "a ring of 5,000",
    times(5_000, (at) => ({ client: at, structs: [after([(at + 1) % 5_000, 0])] })),
  );
  add("a ladder of 10,000 that begins nowhere", [
    { client: 1, structs: times(10_000, (at) => after([2, at])) },
    { client: 2, structs: times(10_000, (at) => after([1, at + 1])) },
  ]);
  add("one writer twice", [
    { client: 7, structs: [register("a/title")] },
    { client: 7, structs: [register("b/title")] },
  ]);
  add("a gap", [{ client: 7, clock: 3, structs: [register("a/title")] }]);
  for (const count of [1_000, 60_000, 150_000])
    add(
      `${count} removals of the same`,
      [{ client: 7, structs: times(2_000, (at) => register(`${at}/title`)) }],
      [{ client: 7, ranges: times(count, () => [0, 2_000] as const) }],
    );
  add(
    "removals out of order",
    [],
    [
      {
        client: 7,
        ranges: [
          [5, 2],
          [1, 2],
        ],
      },
    ],
  );
  add(
    "removals of the unknown",
    [],
    times(20_000, (at) => ({ client: at, ranges: [[3, 4]] })),
  );

  const sound = writeUpdate([{ client: 7, structs: [register("a/title"), after([7, 0])] }]);
  for (let cut = 1; cut < sound.length; cut += 2)
    all.push({ name: `cut after ${cut} bytes`, bytes: sound.slice(0, cut) });
  for (const more of [1, 100, 100_000])
    all.push({ name: `${more} bytes more`, bytes: Uint8Array.from([...sound, ...new Uint8Array(more)]) });
  all.push({ name: "text that is no UTF-8", bytes: withoutUtf8(sound) });
  all.push({ name: "nothing", bytes: new Uint8Array() });
  return all;
}

/** The same with a byte in its text that no text has. */
function withoutUtf8(bytes: Uint8Array): Uint8Array {
  const broken = bytes.slice();
  broken[broken.lastIndexOf("x".charCodeAt(0))] = 0xff;
  return broken;
}
