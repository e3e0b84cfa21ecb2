import { expect, test } from "vitest";

import { lazyByTheme } from "./lazy-by-theme.ts";

test("a part is fetched once, and is the same promise while it is under way", async () => {
  let fetched = 0;
  const parts = lazyByTheme({
    standard: async () => `part ${(fetched += 1)}`,
    indian: async () => "another",
  });
  expect(parts.known("standard")).toBeUndefined();
  const first = parts.load("standard");
  expect(parts.load("standard")).toBe(first);
  expect(await first).toBe("part 1");
  expect(parts.known("standard")).toBe("part 1");
  expect(await parts.load("standard")).toBe("part 1");
  expect(parts.known("indian")).toBeUndefined();
});

test("a part that did not come is fetched again with the next call", async () => {
  const answers = [Promise.reject(new Error("no signal")), Promise.resolve("here")];
  const next = () => answers.shift() ?? Promise.resolve("too often");
  const parts = lazyByTheme({ standard: next, indian: next });
  await expect(parts.load("standard")).rejects.toThrow("no signal");
  expect(parts.known("standard")).toBeUndefined();
  expect(await parts.load("standard")).toBe("here");
});
