import fc from "fast-check";
import { expect, test } from "vitest";

import { toggleSaved } from "./saved-list-store.ts";

const savedIds = fc.uniqueArray(fc.integer({ min: 1, max: 999 }), { maxLength: 12 });

test("a listing that is saved goes to the end of the list", () => {
  expect(toggleSaved([], 3)).toEqual([3]);
  expect(toggleSaved([17, 209], 3)).toEqual([17, 209, 3]);
});

test("a listing that is taken off leaves the others in their order", () => {
  expect(toggleSaved([17, 3, 209], 3)).toEqual([17, 209]);
  expect(toggleSaved([3], 3)).toEqual([]);
});

test("saving and taking off again leaves the list as it was, and nothing stands in it twice", () => {
  fc.assert(
    fc.property(savedIds, fc.integer({ min: 1, max: 999 }), (ids, id) => {
      const before = [...ids];
      const toggled = toggleSaved(ids, id);
      expect(ids).toEqual(before);
      expect(new Set(toggled).size).toBe(toggled.length);
      expect(toggled.includes(id)).toBe(!ids.includes(id));
      expect(toggled.filter((other) => other !== id)).toEqual(ids.filter((other) => other !== id));
      if (!ids.includes(id)) expect(toggleSaved(toggled, id)).toEqual(ids);
    }),
    { numRuns: 200 },
  );
});

test("a full list stays as long as an address may name, and the oldest gives way", () => {
  const full = Array.from({ length: 100 }, (_, at) => at + 1);
  expect(toggleSaved(full, 777)).toEqual([...full.slice(1), 777]);
});
