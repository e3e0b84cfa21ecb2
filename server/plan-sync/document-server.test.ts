import { expect, test } from "vitest";
import { Doc, encodeStateAsUpdate } from "yjs";

import type { Limit } from "#app/messaging/forms/form-limits.ts";
import type { StoredUpdate } from "#app/plan/updates/document-cache.ts";
import { memoryBytes } from "#app/plan/document/plan-limits.ts";
import { documentNameOf } from "#app/plan/document/parts-and-roles.ts";
import { syncCloseReasons } from "#app/plan/document/sync-protocol.ts";
import { rateLimits } from "#server/rate-limits.ts";
import { register, writeUpdate } from "#test-support/hostile-updates.ts";
import { framesOf } from "#test-support/plan-frames.ts";

import { DocumentServer } from "./document-server.ts";
import { maxSyncRequestsPerMinute } from "./sync-limits.ts";
import { DocumentMemory } from "./document-memory.ts";

const planId = "00000000-0000-4000-8000-000000000001";
const name = documentNameOf(planId, "plan");
const frames = framesOf(name);

/** A site with one plan to which everybody has the key, and which saves when it is told to. */
function openSite({ rows = [], work = rateLimits.plans.work }: { rows?: StoredUpdate[]; work?: Limit } = {}) {
  const saved: Uint8Array[] = [];
  const handled: number[] = [];
  const release = Promise.withResolvers<void>();
  const closed = new Map<number, string>();
  const sent: string[] = [];
  /** Who waits until what was sent is taken. */
  const sending: { connection: number; taken: () => void }[] = [];
  const plans = new DocumentServer(
    {
      identify: async () => ({ planId, part: "plan", role: "edit", authorId: null }),
      load: async () => rows,
      save: async (_connection, bytes) => {
        saved.push(bytes);
        await release.promise;
      },
      maySend: (connection) => new Promise((taken) => void sending.push({ connection, taken })),
      send: (_connection, bytes) => void sent.push(Buffer.from(bytes).toString("latin1")),
      close: (connection, _code, reason) => void closed.set(connection, reason),
      handled: (connection) => void handled.push(connection),
      broken: () => {},
      opened: () => {},
      unloaded: () => {},
    },
    { work },
  );
  return { plans, saved, handled, release, sending, sent, closed };
}

const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve));
};

/** Many writers, each of a register of its own or all of the same. */
const change = (from: number, length = 1_500, keyOf: (at: number) => string = () => "a/title") =>
  writeUpdate(Array.from({ length }, (_, at) => ({ client: from + at, structs: [register(keyOf(at))] })));

test("changes that come at once are judged one after the other, each with those before it", async () => {
  const { plans, saved, release } = openSite();
  for (const connection of [1, 2]) {
    plans.open(connection, "10.0.0.1");
    plans.receive(connection, frames.key("key"));
  }
  await settle();
  plans.receive(1, frames.state(change(1)));
  plans.receive(2, frames.state(change(10_000)));
  await settle();
  expect(saved).toHaveLength(1);
  release.resolve();
  await settle();
  // Each alone is within what one register may cost, both together are not.
  expect(saved).toHaveLength(1);
  for (const connection of [1, 2]) plans.close(connection, 1000, "");
});

test("a change counts as much as its merge costs, which is more where a plan has many writers", async () => {
  const bytes = change(1, 10_000, (at) => `task-${at}/title`);
  const small = openSite({ work: { posts: 200, seconds: 600 } });
  const large = openSite({
    rows: [{ id: 1, bytes, structs: 20_000, isJudged: false }],
    work: { posts: 200, seconds: 600 },
  });
  for (const { plans, release } of [small, large]) {
    release.resolve();
    plans.open(1, "10.0.0.1");
    plans.receive(1, frames.key("key"));
    await settle();
    plans.receive(1, frames.state(writeUpdate([])));
    await settle();
    for (let at = 0; at < 20; at += 1) {
      plans.receive(1, frames.change(change(20_000 + at, 1, () => `other-${at}/title`)));
      await settle();
    }
  }
  expect(small.saved).toHaveLength(20);
  expect(large.saved.length).toBeGreaterThan(2);
  expect(large.saved.length).toBeLessThan(10);
  expect(large.sent.at(-1)).toContain(syncCloseReasons.tooMany);
  small.plans.close(1, 1000, "");
});

test("whole documents are sent one after the other, each when the one before it is taken", async () => {
  const { plans, handled, sending } = openSite();
  for (const connection of [1, 2, 3]) {
    plans.open(connection, "10.0.0.1");
    plans.receive(connection, frames.key("key"));
  }
  await settle();
  for (const connection of [1, 2, 3]) plans.receive(connection, frames.question());
  for (const [turn, connection] of [1, 2, 3].entries()) {
    await settle();
    expect(sending.map((one) => one.connection)).toEqual([1, 2, 3].slice(0, turn + 1));
    expect(handled).toHaveLength(3 + turn);
    // Whoever leaves meanwhile keeps nobody waiting.
    if (connection === 2) plans.close(2, 1000, "");
    sending[turn]?.taken();
  }
  await settle();
  expect(handled).toHaveLength(6);
  for (const connection of [1, 3]) plans.close(connection, 1000, "");
});

test("whoever asks for the whole document again and again is sent away, and is asked to come later", async () => {
  const { plans, sending, sent, closed } = openSite();
  plans.open(1, "10.0.0.1");
  plans.receive(1, frames.key("key"));
  await settle();
  for (let asked = 1; asked <= maxSyncRequestsPerMinute + 1; asked += 1) {
    expect(closed.has(1)).toBe(false);
    plans.receive(1, frames.question());
    await settle();
    sending.at(-1)?.taken();
    await settle();
  }
  expect(sending).toHaveLength(maxSyncRequestsPerMinute);
  expect(sent.at(-1)).toContain(syncCloseReasons.tooMany);
  expect(closed.has(1)).toBe(true);
});

test("a connection is for one document in one session: of others it is closed", async () => {
  for (const other of [documentNameOf(planId, "proposals"), `${name}\0second`]) {
    const { plans, closed } = openSite();
    plans.open(1, "10.0.0.1");
    plans.receive(1, frames.key("key"));
    await settle();
    expect(closed.has(1)).toBe(false);
    plans.receive(1, framesOf(other).key("key"));
    expect(closed.get(1)).toBe(syncCloseReasons.malformed);
  }
});

test("a message is said to be handled once, also a key that is shown again", async () => {
  const { plans, handled } = openSite();
  plans.open(1, "10.0.0.1");
  plans.receive(1, frames.key("key"));
  await settle();
  for (let again = 0; again < 3; again += 1) plans.receive(1, frames.key("key"));
  await settle();
  expect(handled).toHaveLength(4);
  plans.close(1, 1000, "");
});

test("what is added to an open document counts, and no longer what was written over", () => {
  const memory = new DocumentMemory({ all: 10_000_000, opening: 9_000_000, clientIp: 6_000_000 });
  expect(memory.take(name, "10.0.0.1", 100)).toBe(true);
  memory.grow(name, 5_000_000);
  expect(memory.hasRoom(name, 2_000_000)).toBe(false);
  expect(memory.isRough(name)).toBe(true);
  const bytes = encodeStateAsUpdate(new Doc()).byteLength;
  memory.measured(name, memoryBytes({ structs: 0, bytes }));
  expect(memory.hasRoom(name, 2_000_000)).toBe(true);
  expect(memory.isRough(name)).toBe(false);
});

test("where no further plan fits, those that are open can still be edited", () => {
  const memory = new DocumentMemory({ all: 10_000_000, opening: 9_000_000, clientIp: 10_000_000 });
  expect(memory.take(name, "10.0.0.1", 8_900_000)).toBe(true);
  expect(memory.take("another plan", "10.0.0.2", 200_000)).toBe(false);
  expect(memory.hasRoom(name, 200_000)).toBe(true);
});
