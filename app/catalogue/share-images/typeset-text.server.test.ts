import { expect, test } from "vitest";

import { breakLines, typesetLine } from "./typeset-text.server.ts";

test("a line is set as outlines that grow with the size of the type", () => {
  const small = typesetLine("heading", "Hôtel & Spa", 20);
  const large = typesetLine("heading", "Hôtel & Spa", 40);
  expect(small.path).toMatch(/^M[\d.-]/);
  expect(large.width).toBeCloseTo(2 * small.width, 3);
});

test("tracking widens a line by a share of the size between its letters", () => {
  const plain = typesetLine("body", "ABC", 10).width;
  expect(typesetLine("body", "ABC", 10, 0.2).width).toBeCloseTo(plain + 2 * 2, 3);
});

test("characters that the face lacks are left out instead of shown as boxes", () => {
  expect(typesetLine("body", "गुलाब Rose", 20).path).toBe(typesetLine("body", " Rose", 20).path);
});

test("a name breaks into lines that fit, and no word is lost", () => {
  const name = "The Fairmont Chateau Lake Louise Victoria Ballroom";
  const lines = breakLines("heading", name, 68, 566);
  expect(lines.join(" ")).toBe(name);
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) expect(typesetLine("heading", line, 68).width).toBeLessThanOrEqual(566);
});
