import { readFileSync } from "node:fs";
import { emptyCounts } from "./counts.mjs";

/**
 * @param {string} file
 * @returns {unknown} nothing when the runner did not get as far as writing it whole
 */
export function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

/**
 * Counts a runner's report. A runner that crashed, or that ended badly without naming a failed
 * test (a file that does not load, a server that does not start), is one failure.
 *
 * @param {string} name
 * @param {(report: any) => import("./counts.mjs").Counts} count
 * @param {unknown} report
 * @param {number} exitCode
 */
export function countReport(name, count, report, exitCode) {
  const counts = report === undefined ? emptyCounts() : count(report);
  if (report !== undefined && (exitCode === 0 || counts.failed > 0)) return counts;
  const what = report === undefined ? "wrote no report" : "named no failed test";
  return {
    ...counts,
    failed: counts.failed + 1,
    failures: [...counts.failures, `${name}: the runner ended with ${exitCode} and ${what}`],
  };
}
