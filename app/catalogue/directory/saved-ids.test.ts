import { expect, test } from "vitest";

import { parseSavedIds } from "./saved-ids.ts";

test("saved ids keep their order and come once", () => {
  expect(parseSavedIds("17,3,17,209")).toEqual([17, 3, 209]);
});

test("what is no id is left out of a saved list", () => {
  expect(parseSavedIds(",0,-3,+4,1.5,1e3,0x10, 7,03,9999999999,٣,12")).toEqual([12]);
  expect(parseSavedIds("")).toEqual([]);
});

test("a saved list holds at most 100 ids", () => {
  const ids = Array.from({ length: 150 }, (_, position) => position + 1);
  expect(parseSavedIds(ids.join(","))).toEqual(ids.slice(0, 100));
});
