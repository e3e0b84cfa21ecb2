import { expect, test } from "vitest";

import { leadsToNoItem } from "./use-missing-item.ts";

const waiting = [{ kind: "review", id: "1" }] as const;

test("an address leads to what waits, and to nothing that was decided", () => {
  expect(leadsToNoItem("review-1", waiting)).toBe(false);
  expect(leadsToNoItem("review-12", waiting)).toBe(true);
  expect(leadsToNoItem("application-WA-1234-5678", waiting)).toBe(true);
});

test("another place on the page is nothing that waits", () => {
  expect(leadsToNoItem("", waiting)).toBe(false);
  expect(leadsToNoItem("form-errors", waiting)).toBe(false);
});
