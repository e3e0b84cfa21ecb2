import { join } from "node:path";
import { findOrInstallPostgres, postgresAdvice } from "../../tooling/find-postgres.mjs";
import { findOrInstallPoppler } from "../../tooling/poppler.mjs";
import { startPostgres } from "../../tooling/postgres.mjs";
import { isCI } from "../../tooling/project.mjs";
import { step } from "../../tooling/progress.mjs";
import { addCounts, emptyCounts } from "./counts.mjs";
import { countReport, readReport } from "./reports.mjs";
import { printSlowestFiles } from "./slowest-files.mjs";
import { testEnvironment } from "./test-environment.mjs";
import { runTool } from "./test-run.mjs";
import { countVitest, durationsOfVitest } from "./vitest-report.mjs";

/**
 * The same tests, of which those that kill, fuzz or wear down go on for long when SOAK is set.
 *
 * @param {import("./test-run.mjs").TestRun} testRun
 * @param {string[]} filters
 */
export function runSoakTests(testRun, filters) {
  return runUnitTests(testRun, filters, { SOAK: "1" });
}

/**
 * @param {import("./test-run.mjs").TestRun} testRun
 * @param {string[]} filters
 * @param {NodeJS.ProcessEnv} [settings]
 */
export async function runUnitTests(testRun, filters, settings = {}) {
  const url = process.env.TEST_DATABASE_URL || (await emptyPostgres(testRun));
  // Before the tests, of which each has its minute: an installation may take longer.
  await findOrInstallPoppler();
  const report = join(testRun.folder, "unit.json");
  const exitCode = await runTool(
    testRun,
    [
      "node_modules/vitest/vitest.mjs",
      "run",
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${report}`,
      ...filters,
    ],
    testEnvironment(testRun, { ...settings, ...(url && { TEST_DATABASE_URL: url }) }),
  );
  const result = readReport(report);
  printSlowestFiles("unit tests", durationsOfVitest, result);
  const counts = countReport("unit tests", countVitest, result, exitCode);
  return url ? counts : addCounts(counts, withoutPostgres());
}

/** @param {import("./test-run.mjs").TestRun} testRun */
async function emptyPostgres(testRun) {
  const postgres = await findOrInstallPostgres();
  if (!postgres) return undefined;
  return step(`Starting PostgreSQL ${postgres.version} for the tests`, () =>
    startPostgres({ postgres, folder: join(testRun.folder, "postgres"), onStart: testRun.take }),
  );
}

/** The tests that need it skip, and so count, themselves. */
function withoutPostgres() {
  const missing = `the tests on PostgreSQL, because none was found. ${postgresAdvice}`;
  return isCI()
    ? { ...emptyCounts(), failed: 1, failures: [missing] }
    : { ...emptyCounts(), skips: [missing] };
}
