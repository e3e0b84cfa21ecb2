import { expect, test } from "vitest";

import { newId } from "./new-id.ts";

test("ten thousand ids are ten thousand different ones, of twelve letters that fit into a register's name", () => {
  const ids = Array.from({ length: 10_000 }, newId);
  expect(new Set(ids).size).toBe(10_000);
  for (const id of ids) expect(id).toMatch(/^[a-z2-7]{12}$/);
});
