import { expect, test } from "vitest";
import { encodeStateAsUpdate } from "yjs";

import { anyContent, register, writeUpdate } from "#test-support/hostile-updates.ts";
import { plannedWedding } from "#test-support/planned-wedding.ts";

import { WorkerTaskError, PlanWorker } from "./plan-worker.server.ts";

const times = <Value>(count: number, make: (at: number) => Value) =>
  Array.from({ length: count }, (_, at) => make(at));

/** As rows of a time when nobody judged them so strictly. The thread takes the bytes along, so each run has its own. */
const rowsOf = (bytes: Uint8Array) => [{ id: 1, bytes: bytes.slice(), structs: 1, isJudged: true }];
const addresses = (planId: string, bytes: Uint8Array) => ({
  name: "addresses" as const,
  planId,
  part: "plan" as const,
  given: {},
  // A copy: the thread takes them over.
  readRows: async () => rowsOf(new Uint8Array(bytes)),
});

const wedding = plannedWedding(3);
wedding.getMap("households").set("household-0/email", "asha@couple.example");
const good = encodeStateAsUpdate(wedding);

test("a plan that takes too long or too much memory, or is none, ends its own task and no other", async () => {
  await using thread = new PlanWorker(6);
  const slow = writeUpdate([{ client: 7, structs: times(90_000, () => register("a/title")) }]);
  const large = writeUpdate([
    { client: 7, structs: times(1_500_000, (at) => register(`${at}/title`, anyContent(at))) },
  ]);
  const told = await Promise.allSettled([
    thread.run(addresses("slow", slow)),
    thread.run(addresses("good", good)),
    thread.run(addresses("large", large)),
    thread.run(addresses("good", good)),
    thread.run(addresses("none", Uint8Array.of(1, 2, 3))),
    thread.run(addresses("good", good)),
  ]);
  const failed = { status: "rejected", reason: expect.any(WorkerTaskError) };
  const found = {
    status: "fulfilled",
    value: { gives: expect.arrayContaining(["asha@couple.example"]), upTo: 1 },
  };
  expect(told).toEqual([failed, found, failed, found, failed, found]);
}, 120_000);
