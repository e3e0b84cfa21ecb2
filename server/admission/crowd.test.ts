import { expect, test } from "vitest";

import { createCrowd, mostOfOne } from "./crowd.ts";
import { gateRules } from "./gate.ts";

const small = { letter: 2, picture: 1, page: Infinity };

test("so much of one address is under way at once, others are not held up by it, and then it goes on", async () => {
  const crowd = createCrowd(small);
  const ends: (() => void)[] = [];
  const letter = () => new Promise<string>((resolve) => ends.push(() => resolve("answered")));
  const first = [crowd.pass("letter", "flood", letter), crowd.pass("letter", "flood", letter)];
  expect(await crowd.pass("letter", "flood", letter)).toBeNull();
  const other = crowd.pass("letter", "couple", letter);
  expect(ends).toHaveLength(3);
  for (const end of ends) end();
  expect(await Promise.all([...first, other])).toEqual(["answered", "answered", "answered"]);
  expect(await crowd.pass("letter", "flood", async () => "answered")).toBe("answered");
});

test("what fails leaves its place", async () => {
  const crowd = createCrowd(small);
  const failing = () => crowd.pass("picture", "business", () => Promise.reject(new Error("no database")));
  await expect(failing()).rejects.toThrow("no database");
  expect(await crowd.pass("picture", "business", async () => "answered")).toBe("answered");
});

test("one address that sends pictures slowly leaves places for others, and may still send letters", async () => {
  const crowd = createCrowd(mostOfOne);
  let under = 0;
  const slow = () => {
    under += 1;
    return new Promise<string>(() => {});
  };
  const answers = Array.from({ length: 20 }, () => crowd.pass("picture", "flood", slow));
  expect(await answers.at(-1)).toBeNull();
  expect(under).toBeGreaterThan(0);
  expect(under).toBeLessThan(gateRules.picture.places);
  expect(await crowd.pass("letter", "flood", async () => "kept")).toBe("kept");
});

test("pages of one address are not counted: many people may be behind it", async () => {
  const crowd = createCrowd(mostOfOne);
  const pages = Array.from({ length: 500 }, () => crowd.pass("page", "hotel", async () => "shown"));
  expect(new Set(await Promise.all(pages))).toEqual(new Set(["shown"]));
});
