import { expect, test } from "vitest";

import { createPerClientLimit, maxConcurrentPerClient } from "./per-client-limit.ts";
import { concurrencyGateRules } from "./concurrency-gate.ts";

const small = { interactive: 2, upload: 1, page: Infinity };

test("so much of one address is under way at once, others are not held up by it, and then it goes on", async () => {
  const crowd = createPerClientLimit(small);
  const ends: (() => void)[] = [];
  const slowForm = () => new Promise<string>((resolve) => ends.push(() => resolve("answered")));
  const first = [crowd.run("interactive", "flood", slowForm), crowd.run("interactive", "flood", slowForm)];
  expect(await crowd.run("interactive", "flood", slowForm)).toBeNull();
  const other = crowd.run("interactive", "couple", slowForm);
  expect(ends).toHaveLength(3);
  for (const end of ends) end();
  expect(await Promise.all([...first, other])).toEqual(["answered", "answered", "answered"]);
  expect(await crowd.run("interactive", "flood", async () => "answered")).toBe("answered");
});

test("what fails leaves its place", async () => {
  const crowd = createPerClientLimit(small);
  const failing = () => crowd.run("upload", "business", () => Promise.reject(new Error("no database")));
  await expect(failing()).rejects.toThrow("no database");
  expect(await crowd.run("upload", "business", async () => "answered")).toBe("answered");
});

test("one address that sends pictures slowly leaves places for others, and may still send forms", async () => {
  const crowd = createPerClientLimit(maxConcurrentPerClient);
  let under = 0;
  const slow = () => {
    under += 1;
    return new Promise<string>(() => {});
  };
  const answers = Array.from({ length: 20 }, () => crowd.run("upload", "flood", slow));
  expect(await answers.at(-1)).toBeNull();
  expect(under).toBeGreaterThan(0);
  expect(under).toBeLessThan(concurrencyGateRules.upload.places);
  expect(await crowd.run("interactive", "flood", async () => "kept")).toBe("kept");
});

test("pages of one address are not counted: many people may be behind it", async () => {
  const crowd = createPerClientLimit(maxConcurrentPerClient);
  const pages = Array.from({ length: 500 }, () => crowd.run("page", "hotel", async () => "shown"));
  expect(new Set(await Promise.all(pages))).toEqual(new Set(["shown"]));
});
