import { expect, test } from "vitest";

import { writeReport } from "./report.ts";

const section = {
  text: "## Paint\n\nIt was painted.",
  goals: [{ what: "Home: FCP", target: "≤ 1.10", measured: "1.20", result: "MISSED by 9 %" }],
  noise: ["Home, FCP: the interval is wide."],
};

test("a report begins with its targets, and says what was noisy before it goes into detail", () => {
  const load = { before: 0.4, after: 1 };
  const report = writeReport("# Bench results", [{ name: "paint", section, load }], 2);
  expect(report.match(/^#.*$/gm)).toEqual(["# Bench results", "## Targets", "## What was noisy", "## Paint"]);
  expect(report).toMatch(/\| Home: FCP \| +≤ 1\.10 \| +1\.20 \| MISSED by 9 % \|/);
  expect(report).toContain("- Home, FCP: the interval is wide.");
  expect(report).not.toContain("The machine was busy");
});

test("a machine that had something else to do is said to have been busy", () => {
  const load = { before: 3.21, after: 2 };
  const report = writeReport("# Bench results", [{ name: "paint", section, load }], 2);
  expect(report).toContain("- The machine was busy before paint: load 3.2 on 2 cores.");
});
