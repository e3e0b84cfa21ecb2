import { expect, test } from "vitest";

import { createCrowd } from "./crowd.ts";

test("so much of one address is under way at once, others are not held up by it, and then it goes on", async () => {
  const crowd = createCrowd(2);
  const ends: (() => void)[] = [];
  const letter = () => new Promise<string>((resolve) => ends.push(() => resolve("answered")));
  const first = [crowd.pass("flood", letter), crowd.pass("flood", letter)];
  expect(await crowd.pass("flood", letter)).toBeNull();
  const other = crowd.pass("couple", letter);
  expect(ends).toHaveLength(3);
  for (const end of ends) end();
  expect(await Promise.all([...first, other])).toEqual(["answered", "answered", "answered"]);
  expect(await crowd.pass("flood", async () => "answered")).toBe("answered");
});

test("what fails leaves its place", async () => {
  const crowd = createCrowd(1);
  const failing = crowd.pass("couple", () => Promise.reject(new Error("no database")));
  await expect(failing).rejects.toThrow("no database");
  expect(await crowd.pass("couple", async () => "answered")).toBe("answered");
});
