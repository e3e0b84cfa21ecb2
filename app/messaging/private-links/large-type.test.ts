import { expect, test } from "vitest";

import { asksLargeType, withLargeType } from "./large-type.ts";

test("a path keeps what it asks for besides larger type", () => {
  expect(withLargeType("/rsvp/abc?done=answered&lang=pa", true)).toBe(
    "/rsvp/abc?done=answered&lang=pa&type=large",
  );
  expect(withLargeType("/rsvp/abc?lang=pa&type=large", false)).toBe("/rsvp/abc?lang=pa");
  expect(withLargeType("/rsvp?type=large", false)).toBe("/rsvp");
});

test("only an address that says so asks for larger type", () => {
  expect(asksLargeType(new URLSearchParams("type=large"))).toBe(true);
  expect(asksLargeType(new URLSearchParams("type=huge"))).toBe(false);
  expect(asksLargeType(new URLSearchParams(""))).toBe(false);
});
