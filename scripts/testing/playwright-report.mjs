import { emptyCounts } from "./counts.mjs";

/**
 * @typedef {{ projectName: string, status: string }} PlaywrightTest
 * @typedef {{ title: string, tests: PlaywrightTest[] }} PlaywrightSpec
 * @typedef {{ title: string, specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 * @typedef {{ file: string, tests: { results: { duration: number }[] }[] }} TimedSpec
 * @typedef {{ specs?: TimedSpec[], suites?: TimedSuite[] }} TimedSuite
 */

/** @param {{ suites: PlaywrightSuite[] }} report what Playwright's json reporter writes */
export function countPlaywright(report) {
  const counts = emptyCounts();
  for (const { name, status } of report.suites.flatMap((suite) => testsOf(suite, []))) {
    if (status === "unexpected") {
      counts.failed++;
      counts.failures.push(name);
    } else if (status === "skipped") {
      counts.skipped++;
      counts.skips.push(name);
    } else {
      // 'expected', or 'flaky': passed when repeated
      counts.passed++;
      if (status === "flaky") counts.flaky.push(name);
    }
  }
  return counts;
}

/**
 * @param {PlaywrightSuite} suite
 * @param {string[]} outer titles around it
 * @returns {{ name: string, status: string }[]}
 */
function testsOf(suite, outer) {
  const titles = [...outer, suite.title].filter(Boolean);
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests.map(({ projectName, status }) => ({
      name: `${projectName ? `[${projectName}] ` : ""}${[...titles, spec.title].join(" > ")}`,
      status,
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => testsOf(inner, titles))];
}

/**
 * @param {{ suites: TimedSuite[] }} report
 * @returns {[file: string, millis: number][]} one for each attempt at each test
 */
export function durationsOfPlaywright({ suites }) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.flatMap(({ file, tests }) =>
      tests.flatMap(({ results }) =>
        results.map(({ duration }) => /** @type {[string, number]} */ ([`e2e/${file}`, duration])),
      ),
    ),
    ...durationsOfPlaywright({ suites: inner }),
  ]);
}
