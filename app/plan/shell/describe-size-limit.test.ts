import { expect, test } from "vitest";

import { describeSizeLimit } from "./describe-size-limit.ts";

test("nobody is warned before four fifths of the room are filled", () => {
  expect(describeSizeLimit(0, 0)).toBeNull();
  expect(describeSizeLimit(3_199_999, 3999)).toBeNull();
});

test("a plan that becomes large says how large it is and may be", () => {
  expect(describeSizeLimit(3_200_000, 0)).toBe(
    "This plan fills 80% of the 4 MB that the server takes. Long notes are most of it.",
  );
  expect(describeSizeLimit(3_999_999, 9000)).toContain("99% of the 4 MB");
  expect(describeSizeLimit(4_000_000, 0)).toContain("larger than the server takes (4 MB of 4 MB)");
});

test("so do very many guests", () => {
  expect(describeSizeLimit(0, 4000)).toBe("A plan is made for up to 5,000 guests; this one has 4,000.");
  expect(describeSizeLimit(0, 5001)).toContain("5,001: it may become slow");
});
