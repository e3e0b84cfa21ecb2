import { expect, test } from "vitest";

import { describeSizeLimit } from "./describe-size-limit.ts";

const describe = (bytes: number, guests: number) => describeSizeLimit(bytes, guests, "this phone");

test("nobody is warned before four fifths of the room are filled", () => {
  expect(describe(0, 0)).toBeNull();
  expect(describe(3_199_999, 3999)).toBeNull();
});

test("a plan that becomes large says how large it is and may be", () => {
  expect(describe(3_200_000, 0)).toBe(
    "Your plan fills 80% of the 4 MB we can save online. Long notes take most of it.",
  );
  expect(describe(3_999_999, 9000)).toContain("99% of the 4 MB");
  const full = describe(4_000_000, 0);
  expect(full).toContain("larger than we can save online (4 MB of 4 MB)");
  expect(full).toContain("What you add now stays on this phone.");
});

test("so do very many guests", () => {
  expect(describe(0, 4000)).toBe("A plan is made for up to 5,000 guests. Yours has 4,000.");
  expect(describe(0, 5001)).toContain("Yours has 5,001, so it may be slow.");
});
