import { expect, test } from "vitest";

import { describeFullness } from "./describe-fullness.ts";

test("nobody is warned before four fifths of the room are filled", () => {
  expect(describeFullness(0, 0)).toBeNull();
  expect(describeFullness(4_799_999, 3999)).toBeNull();
});

test("a plan that becomes large says how large it is and may be", () => {
  expect(describeFullness(4_800_000, 0)).toBe(
    "This plan fills 80% of the 6 MB that the server takes. Long notes are most of it.",
  );
  expect(describeFullness(5_999_999, 9000)).toContain("99% of the 6 MB");
  expect(describeFullness(6_000_000, 0)).toContain("larger than the server takes (6 MB of 6 MB)");
});

test("so do very many guests", () => {
  expect(describeFullness(0, 4000)).toBe("A plan is made for up to 5,000 guests; this one has 4,000.");
  expect(describeFullness(0, 5001)).toContain("5,001: it may become slow");
});
