import { expect, test } from "vitest";

import { createRequestId } from "./request-id.ts";

test("numbers can be read out on the telephone, and two requests have two", () => {
  const numbers = Array.from({ length: 2000 }, createRequestId);
  for (const number of numbers) expect(number).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(new Set(numbers).size).toBe(2000);
});
