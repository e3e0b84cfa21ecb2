import { relative } from "node:path";
import { root } from "../../tooling/project.mjs";
import { emptyCounts } from "./counts.mjs";

/**
 * @typedef {{ status: string, fullName: string, failureMessages?: string[] }} VitestTest
 * @typedef {{ name: string, status: string, assertionResults: VitestTest[] }} VitestFile
 * @typedef {{ name: string, startTime: number, endTime: number }} TimedFile
 */

/** @param {{ testResults: VitestFile[] }} report what Vitest's json reporter writes */
export function countVitest(report) {
  const counts = emptyCounts();
  for (const file of report.testResults) {
    const name = relative(root, file.name);
    for (const test of file.assertionResults) {
      if (test.status === "passed") {
        counts.passed++;
      } else if (test.status === "failed") {
        counts.failed++;
        counts.failures.push([`${name}: ${test.fullName}`, ...reason(test)].join("\n"));
      } else {
        // 'skipped', 'pending', 'todo', 'disabled'
        counts.skipped++;
        counts.skips.push(`${name}: ${test.fullName}`);
      }
    }
    // A file that does not load, or whose last hook fails, fails without a failed test.
    if (file.status === "failed" && !file.assertionResults.some((test) => test.status === "failed")) {
      counts.failed++;
      counts.failures.push(`${name}: the file itself`);
    }
  }
  return counts;
}

/**
 * Why a test failed, since its own output lies far above that of the browser tests.
 * @param {VitestTest} test
 */
function reason({ failureMessages = [] }) {
  const lines = failureMessages
    .join("\n")
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.includes("node_modules"));
  return lines.slice(0, 12).map((line) => `      ${line.trimEnd().slice(0, 300)}`);
}

/**
 * @param {{ testResults: TimedFile[] }} report
 * @returns {[file: string, millis: number][]}
 */
export function durationsOfVitest(report) {
  return report.testResults.map(({ name, startTime, endTime }) => [
    relative(root, name),
    endTime - startTime,
  ]);
}
