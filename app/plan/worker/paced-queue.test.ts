import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { PacedQueue } from "./paced-queue.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date", "performance"] }));
afterEach(() => void vi.useRealTimers());

const took = (millis: number) => new Promise<void>((resolve) => setTimeout(resolve, millis));

/** Work of ten milliseconds that writes down when it began. */
function writeDown() {
  const begun: string[] = [];
  const work = (name: string) => async () => {
    begun.push(`${name} at ${Date.now()}`);
    await took(10);
    return name;
  };
  return { begun, work };
}

test("pieces run one after the other, with a rest of twice their time between them", async () => {
  vi.setSystemTime(0);
  const queue = new PacedQueue(2);
  const { begun, work } = writeDown();
  const all = Promise.all(["a", "b", "c"].map((name) => queue.run(work(name), false)));
  await vi.advanceTimersByTimeAsync(200);
  expect(await all).toEqual(["a", "b", "c"]);
  expect(begun).toEqual(["a at 0", "b at 30", "c at 60"]);
});

test("what is urgent runs before all that waits, and ends a rest", async () => {
  vi.setSystemTime(0);
  const queue = new PacedQueue(2);
  const { begun, work } = writeDown();
  for (const name of ["a", "b", "c"]) void queue.run(work(name), false);
  await vi.advanceTimersByTimeAsync(15);
  void queue.run(work("reply"), true);
  await vi.advanceTimersByTimeAsync(200);
  expect(begun).toEqual(["a at 0", "reply at 15", "b at 45", "c at 75"]);
});

test("a piece that fails is told, and the others run on", async () => {
  const queue = new PacedQueue(1);
  const { work } = writeDown();
  const failed = queue.run(() => Promise.reject(new Error("away")), false);
  const after = queue.run(work("after"), false);
  await expect(failed).rejects.toThrow("away");
  await vi.advanceTimersByTimeAsync(100);
  expect(await after).toBe("after");
});
