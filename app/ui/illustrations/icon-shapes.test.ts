import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { inProject } from "#test-support/project-folder.ts";

import { iconShapes } from "./icon-shapes.ts";

test("the style sheet that turns the arrow in pages from right to left knows it by its path", () => {
  const sheet = readFileSync(inProject("app/ui/illustrations/illustrations.css"), "utf8");
  const [, start = "not there"] = /\[dir="rtl"\] \.icon:has\(> \[d\^="([^"]+)"\]\)/.exec(sheet) ?? [];
  const known = Object.entries(iconShapes).filter(([, shape]) => shape.includes(`d="${start}`));
  expect(known.map(([name]) => name)).toEqual(["arrow"]);
});
