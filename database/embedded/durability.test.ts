import { expect, test, type TestContext } from "vitest";
import { missingTool } from "#test-support/missing-tool.ts";

import { cutPowerAt, whyProofUnavailable, traceWorkload } from "./durability.proof.ts";
import type { TracedCall } from "./traced-calls.ts";

const seed = Number(process.env.PROOF_SEED ?? 1);
const cuts = Number(process.env.PROOF_CUTS ?? (process.env.SOAK ? 40 : 2));
const rows = 60;
const reason = whyProofUnavailable();
// In CI nothing is skipped: there the missing tool is a failure.
const traced = reason && !process.env.CI ? undefined : traceWorkload(rows);

test("a power cut at any moment loses no acknowledged row", { timeout: 1_800_000 }, async (context) => {
  const { root, calls } = await recorded(context);
  const random = randomFrom(seed);
  const first = acknowledgementOf(1, calls);
  const moments = Array.from({ length: cuts }, () => between(first, calls.length, random()));

  const results = await cutPowerAt(
    [...moments, calls.length].flatMap((after) => [
      { after, survives: () => false },
      { after, survives: () => random() < 0.5 },
    ]),
    { root, calls },
  );

  expect(results.flatMap(({ lost }) => lost)).toEqual([]);
  expect(results.at(-1)?.acknowledged).toBe(rows);
});

test(
  "a power cut while the database is made leaves a folder that opens",
  { timeout: 600_000 },
  async (context) => {
    const { root, calls } = await recorded(context);
    const named = calls.findIndex((call) => call.call === "rename" && call.path.includes("postgres.new-"));
    const nameSynced = calls.findIndex((call, at) => at > named && call.call === "sync ends");
    const random = randomFrom(seed);
    const half = () => random() < 0.5;

    const results = await cutPowerAt(
      [
        { after: between(0, named, random()), survives: half },
        { after: named + 1, survives: half },
        { after: nameSynced + 1, survives: () => false },
      ],
      { root, calls },
    );

    expect(results).toEqual(results.map(() => ({ acknowledged: 0, lost: [] })));
  },
);

test("the proof notices when the log is not synced", { timeout: 600_000 }, async (context) => {
  const { root, calls } = await recorded(context);
  const first = acknowledgementOf(1, calls);
  const unsynced = calls
    .slice(0, acknowledgementOf(20, calls) + 1)
    .filter((call, at) => !(at > first && call.call === "sync begins" && call.path.includes("pg_wal")));

  const [result] = await cutPowerAt([{ after: unsynced.length, survives: () => false }], {
    root,
    calls: unsynced,
  });

  expect(result?.lost).not.toEqual([]);
});

test("a small insert costs one sync, that of the log", async (context) => {
  const { calls } = await recorded(context);

  for (let row = 2; row < 10; row++) {
    const during = calls.slice(acknowledgementOf(row - 1, calls), acknowledgementOf(row, calls));
    const synced = during.flatMap((call) => (call.call === "sync begins" ? [call.path] : []));
    expect(synced).toEqual([expect.stringContaining("/pg_wal/")]);
  }
});

async function recorded(context: TestContext) {
  if (!traced) return missingTool(context, reason ?? "the proof cannot be made");
  return traced;
}

function acknowledgementOf(row: number, calls: TracedCall[]): number {
  return calls.findIndex((call) => call.call === "say" && Number(call.text) === row);
}

function between(low: number, high: number, share: number): number {
  return low + 1 + Math.floor(share * (high - low - 1));
}

/** Mulberry32: the same numbers from 0 to 1 for the same seed. */
function randomFrom(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
