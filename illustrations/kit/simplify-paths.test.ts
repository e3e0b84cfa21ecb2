import { expect, test } from "vitest";

import { simplifyPath } from "./simplify-paths.ts";

test("a corner that hardly strays is left out, one that shows stays", () => {
  expect(simplifyPath("M0 0l50 0 50 1 0 60-100-61z", 0.9)).toBe("M0 0l100 1 0 60-100-61z");
});

test("each outline of a path is looked at by itself, and other commands are left alone", () => {
  expect(simplifyPath("M0 0l10 0 10 9zM50 50h9v9z", 0.9)).toBe("M0 0l10 0 10 9zM50 50h9v9z");
});
