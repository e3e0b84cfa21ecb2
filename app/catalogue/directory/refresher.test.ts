import { setTimeout as wait } from "node:timers/promises";

import fc from "fast-check";
import { expect, onTestFinished, test, vi } from "vitest";

import { Refresher, type RefreshDelays } from "./refresher.ts";

const pauses = { rest: 5, firstRetry: 5, longestRetry: 20 };

/** Work that can be observed, and that fails while it is set to. */
function watchedWork() {
  const seen = { runs: 0, atOnce: 0, mostAtOnce: 0, value: 0, read: 0, failing: false };
  const work = async () => {
    seen.runs += 1;
    seen.atOnce += 1;
    seen.mostAtOnce = Math.max(seen.mostAtOnce, seen.atOnce);
    const value = seen.value;
    await wait(1);
    seen.atOnce -= 1;
    if (seen.failing) throw new Error("away");
    seen.read = value;
  };
  return { seen, work };
}

test("whenever it is asked, the last value is read in the end, never two readings at once", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 20 }), async (gaps) => {
      const { seen, work } = watchedWork();
      const refreshing = new Refresher(work, () => {}, pauses);
      for (const gap of gaps) {
        await wait(gap);
        seen.value += 1;
        refreshing.ask();
      }
      await vi.waitFor(() => expect(seen.read).toBe(gaps.length));
      await refreshing.close();
      expect(seen.mostAtOnce).toBeLessThanOrEqual(1);
      expect(seen.runs).toBeLessThanOrEqual(gaps.length);
    }),
    { numRuns: 20 },
  );
});

test("a burst costs two runs", async () => {
  const { seen, work } = watchedWork();
  const refreshing = new Refresher(work, () => {}, { ...pauses, rest: 50 });
  for (let asked = 0; asked < 100; asked += 1) {
    seen.value += 1;
    refreshing.ask();
    if (asked === 50) await wait(5);
  }
  await vi.waitFor(() => expect(seen.read).toBe(100));
  await wait(100);
  expect(seen.runs).toBe(2);
  await refreshing.close();
});

/** A refresher whose runs take some milliseconds of a faked clock, which has begun its first run. */
async function startSlowRuns(millis: number, delays: RefreshDelays) {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const seen = { runs: 0 };
  const refreshing = new Refresher(
    async () => {
      seen.runs += 1;
      await new Promise((done) => setTimeout(done, millis));
    },
    () => {},
    delays,
  );
  refreshing.ask();
  await vi.advanceTimersByTimeAsync(10);
  const close = async () => {
    const closed = refreshing.close();
    await vi.advanceTimersByTimeAsync(millis);
    await closed;
  };
  return { seen, refreshing, close };
}

test("after a run of a second the next one waits three seconds, for whatever is asked meanwhile", async () => {
  const { seen, refreshing, close } = await startSlowRuns(1000, pauses);
  for (let second = 0; second < 3; second += 1) {
    refreshing.ask();
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(seen.runs).toBe(1);
  await vi.advanceTimersByTimeAsync(1100);
  expect(seen.runs).toBe(2);
  await close();
});

test("what only waits rests no longer after a long run than after a short one", async () => {
  const { seen, refreshing, close } = await startSlowRuns(1500, { ...pauses, rest: 100, restsPerLongRun: 0 });
  refreshing.ask();
  await vi.advanceTimersByTimeAsync(1550);
  expect(seen.runs).toBe(1);
  await vi.advanceTimersByTimeAsync(100);
  expect(seen.runs).toBe(2);
  await close();
});

test("a run that fails is told and repeated until it succeeds", async () => {
  const { seen, work } = watchedWork();
  const failures: unknown[] = [];
  const refreshing = new Refresher(work, (error) => failures.push(error), pauses);
  seen.failing = true;
  seen.value = 7;
  refreshing.ask();
  await vi.waitFor(() => expect(failures.length).toBeGreaterThan(2));
  expect(seen.read).toBe(0);
  seen.failing = false;
  await vi.waitFor(() => expect(seen.read).toBe(7));
  const { runs } = seen;
  await wait(60);
  expect(seen.runs).toBe(runs);
  await refreshing.close();
});

test("nothing runs once it is closed", async () => {
  const { seen, work } = watchedWork();
  const refreshing = new Refresher(work, () => {}, pauses);
  refreshing.ask();
  await vi.waitFor(() => expect(seen.runs).toBe(1));
  refreshing.ask();
  await refreshing.close();
  refreshing.ask();
  await wait(40);
  expect(seen.runs).toBe(1);
  expect(seen.atOnce).toBe(0);
});

test("who asks and waits goes on when a run has succeeded that began afterwards", async () => {
  const { seen, work } = watchedWork();
  const refreshing = new Refresher(work, () => {}, pauses);
  refreshing.ask();
  await vi.waitFor(() => expect(seen.atOnce).toBe(1), { interval: 0 });
  // The current run began before.
  seen.value = 1;
  seen.failing = true;
  const waited = refreshing.askAndWait(10_000);
  await vi.waitFor(() => expect(seen.runs).toBeGreaterThan(2));
  expect(seen.read).toBe(0);
  seen.failing = false;
  await waited;
  expect(seen.read).toBe(1);
  await refreshing.close();
});

test("nobody waits longer than they said, or for a run that does not come any more", async () => {
  const { seen, work } = watchedWork();
  seen.failing = true;
  const refreshing = new Refresher(work, () => {}, pauses);
  await refreshing.askAndWait(20);
  const waited = refreshing.askAndWait(60_000);
  await refreshing.close();
  await waited;
  await refreshing.askAndWait(60_000);
  expect(seen.read).toBe(0);
});
