import { expect, test } from "vitest";

import { ConcurrencyLimiter } from "./concurrency-limiter.ts";

/** Work that ends when it is told to, and how much of it is under way. */
function controlled(places: ConcurrencyLimiter) {
  const ends: (() => void)[] = [];
  let [underWay, most] = [0, 0];
  const begin = () =>
    places.take(async () => {
      most = Math.max(most, (underWay += 1));
      await new Promise<void>((resolve) => ends.push(resolve));
      underWay -= 1;
      return "done";
    });
  return { begin, ends, most: () => most };
}

test("so many pieces are worked on at once, so many wait, and the next one is turned away", async () => {
  const { begin, ends, most } = controlled(new ConcurrencyLimiter({ atOnce: 2, waiting: 1 }));
  const taken = [begin(), begin(), begin()];
  expect(await begin()).toBeNull();
  while (ends.length < 2) await Promise.resolve();
  ends[0]?.();
  expect(await taken[0]).toBe("done");
  while (ends.length < 3) await Promise.resolve();
  for (const end of ends) end();
  expect(await Promise.all(taken)).toEqual(["done", "done", "done"]);
  expect(most()).toBe(2);
});

test("a piece that fails gives its place back", async () => {
  const places = new ConcurrencyLimiter({ atOnce: 1, waiting: 0 });
  await expect(places.take(() => Promise.reject(new Error("cut off")))).rejects.toThrow("cut off");
  expect(await places.take(() => Promise.resolve("next"))).toBe("next");
});
