import { expect, test } from "vitest";

import { createWatchers } from "./watchers.ts";

test("everybody who watches is told what changed, in the order in which they came", () => {
  const { watch, tell } = createWatchers<[row: string]>();
  const told: string[] = [];
  watch((row) => told.push(`first: ${row}`));
  watch((row) => told.push(`second: ${row}`));
  tell("guests");
  expect(told).toEqual(["first: guests", "second: guests"]);
});

test("who has stopped watching is told nothing more, and the others still are", () => {
  const { watch, tell } = createWatchers();
  const told: string[] = [];
  const stop = watch(() => told.push("first"));
  watch(() => told.push("second"));
  stop();
  tell();
  expect(told).toEqual(["second"]);
});
