import { expect, test } from "vitest";

import { compactPath } from "./compact-path.ts";

test("a path becomes relative, in whole units", () => {
  expect(compactPath("M10.4,20.6L12.2,18.1L12.2,30")).toBe("M10 21l2-3 0 12");
});

test("points that fall together are left out", () => {
  expect(compactPath("M1,1L1.2,1.3L5,5")).toBe("M1 1l4 4");
  expect(compactPath("M0,0L5,0.3L10,0")).toBe("M0 0l10 0");
  expect(compactPath("M1,1L1.2,1.3")).toBe("M1 1");
});

test("each part of a path keeps its beginning and its end", () => {
  expect(compactPath("M0,0L10,0L10,10ZM-5,5L0,5Z")).toBe("M0 0l10 0 0 10zM-5 5l5 0z");
});

test("an empty path stays empty", () => {
  expect(compactPath("")).toBe("");
});
