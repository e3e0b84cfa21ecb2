import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../../tooling/project.mjs";
import { countPlaywright, durationsOfPlaywright } from "./playwright-report.mjs";
import { countReport, readReport } from "./reports.mjs";
import { slowestFiles } from "./slowest-files.mjs";
import { countVitest, durationsOfVitest } from "./vitest-report.mjs";

const file = (name: string, status: string, tests: [fullName: string, status: string][]) => ({
  name: join(root, name),
  status,
  assertionResults: tests.map(([fullName, result]) => ({ fullName, status: result })),
});

const spec = (title: string, status: string, projectName = "") => ({
  title,
  tests: [{ projectName, status }],
});

test("Vitest: tests, and files that fail without a failed test", () => {
  const counts = countVitest({
    testResults: [
      file("a.test.ts", "passed", [
        ["one", "passed"],
        ["two", "skipped"],
        ["three", "todo"],
      ]),
      file("b.test.ts", "failed", [
        ["four", "failed"],
        ["five", "passed"],
      ]),
      file("c.test.ts", "failed", []),
    ],
  });
  expect(counts).toMatchObject({ passed: 2, failed: 2, skipped: 2 });
  expect(counts.failures).toEqual(["b.test.ts: four", "c.test.ts: the file itself"]);
});

test("a failed test is named with the lines that say why", () => {
  const failed = {
    status: "failed",
    fullName: "one",
    failureMessages: [
      "Error: expected 2\n\n  - 1\n    at a.test.ts:3\n    at node_modules/vitest/runner.js:1",
    ],
  };
  const report = { testResults: [{ ...file("a.test.ts", "failed", []), assertionResults: [failed] }] };
  expect(countVitest(report).failures).toEqual([
    "a.test.ts: one\n      Error: expected 2\n        - 1\n          at a.test.ts:3",
  ]);
});

test("Playwright: nested tests of several projects; a flaky one has passed", () => {
  const counts = countPlaywright({
    suites: [
      {
        title: "a.spec.ts",
        specs: [spec("one", "expected"), spec("two", "unexpected", "phone")],
        suites: [{ title: "group", specs: [spec("three", "flaky"), spec("four", "skipped")] }],
      },
    ],
  });
  expect(counts).toMatchObject({ passed: 2, failed: 1, skipped: 1 });
  expect(counts.failures).toEqual(["[phone] a.spec.ts > two"]);
  expect(counts.flaky).toEqual(["a.spec.ts > group > three"]);
});

test("a runner that crashed, or that ended badly without a failed test, is one failure", () => {
  const report = { testResults: [file("a.test.ts", "passed", [["one", "passed"]])] };
  const missing = readReport(join(root, "no such report"));
  expect(countReport("unit tests", countVitest, report, 0)).toMatchObject({ passed: 1, failed: 0 });
  expect(countReport("unit tests", countVitest, report, 1)).toMatchObject({ passed: 1, failed: 1 });
  expect(countReport("unit tests", countVitest, missing, 0)).toMatchObject({ passed: 0, failed: 1 });
});

const timed = (path: string, ...durations: number[]) => ({
  file: path,
  tests: [{ results: durations.map((duration) => ({ duration })) }],
});

test("the files that took longest are named, with all attempts at their tests together", () => {
  const report = {
    testResults: [1, 2, 3].map((at) => ({
      name: join(root, `${at}.test.ts`),
      startTime: 500,
      endTime: 500 + at * 1000,
    })),
  };
  expect(slowestFiles(durationsOfVitest(report), 2)).toEqual([
    "     3.0 s  3.test.ts",
    "     2.0 s  2.test.ts",
  ]);

  const suites = [
    { specs: [timed("a.spec.ts", 100)], suites: [{ specs: [timed("a.spec.ts", 300, 900)] }] },
    { specs: [timed("b.spec.ts", 1200)] },
  ];
  expect(slowestFiles(durationsOfPlaywright({ suites }))).toEqual([
    "     1.3 s  e2e/a.spec.ts",
    "     1.2 s  e2e/b.spec.ts",
  ]);
});
