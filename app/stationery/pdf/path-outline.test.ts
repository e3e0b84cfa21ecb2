import { pathData } from "#app/stationery/typesetting/outline.ts";
import { expect, test } from "vitest";

import { pathOutline } from "./path-outline.ts";

const absolute = (data: string) => pathData(pathOutline(data));

test("relative, short and repeated commands become absolute steps", () => {
  expect(absolute("m10 10 5 0v5h-5z")).toBe("M10 10L15 10L15 15L10 15Z");
  expect(absolute("M1.5.5-2-3L4,5")).toBe("M1.5 0.5L-2 -3L4 5");
  expect(absolute("M0 0zm5 5l1 1")).toBe("M0 0ZM5 5L6 6");
});

test("a smooth curve mirrors the handle of the curve before it", () => {
  expect(absolute("M0 0c0 10 10 10 10 0s10-10 10 0")).toBe("M0 0C0 10 10 10 10 0C10 -10 20 -10 20 0");
  expect(absolute("M0 0q5 10 10 0t10 0")).toBe("M0 0Q5 10 10 0Q15 -10 20 0");
  expect(absolute("M0 0L10 0S20 10 20 0")).toBe("M0 0L10 0C10 0 20 10 20 0");
});

test("an arc becomes curves that end where it ends, its flags written together or apart", () => {
  const half = pathOutline("M0 0a10 10 0 0110 10");
  expect(half.at(-1)?.values.slice(-2).map(Math.round)).toEqual([10, 10]);
  expect(pathOutline("M0 0A5 5 0 1 0 10 0")).toHaveLength(3);
});

test("what is not a path is an error", () => {
  expect(() => pathOutline("M1 2 3")).toThrow("3 numbers after 'M'");
  expect(() => pathOutline("B1 2")).toThrow("command 'B'");
});
