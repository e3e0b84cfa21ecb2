import { expect, test } from "vitest";

import { GarbageCollection } from "./garbage-collection.ts";

test("garbage is collected once it is a third of what is in use, by one collection at a time", async () => {
  let [memory, collections] = [30, 0];
  let collected = Promise.withResolvers<void>();
  const garbage = new GarbageCollection(
    () => {
      collections += 1;
      return collected.promise;
    },
    () => memory,
  );
  const worked = (now: number) => {
    memory = now;
    garbage.worked();
    return collections;
  };
  expect(worked(39)).toBe(0);
  expect(worked(41)).toBe(1);
  expect(worked(90)).toBe(1);

  // What is open now is more than before.
  memory = 60;
  collected.resolve();
  collected = Promise.withResolvers<void>();
  await new Promise(setImmediate);
  expect(worked(79)).toBe(1);
  expect(worked(81)).toBe(2);
});
