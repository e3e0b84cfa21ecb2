import { join } from "node:path";
import { chromiumAdvice, findOrInstallChromium } from "../../tooling/chromium.mjs";
import { isCI } from "../../tooling/project.mjs";
import { emptyCounts } from "./counts.mjs";
import { countKeysInLogs } from "./keys-in-logs.mjs";
import { countPlaywright, durationsOfPlaywright } from "./playwright-report.mjs";
import { countReport, readReport } from "./reports.mjs";
import { printSlowestFiles } from "./slowest-files.mjs";
import { testEnvironment } from "./test-environment.mjs";
import { runTool } from "./test-run.mjs";

/**
 * @param {import("./test-run.mjs").TestRun} testRun
 * @param {string[]} filters
 */
export async function runBrowserTests(testRun, filters) {
  const chromium = await findOrInstallChromium();
  if (!chromium) return withoutChromium();
  const report = join(testRun.folder, "browser.json");
  const sitesLog = join(testRun.folder, "sites.log");
  const exitCode = await runTool(
    testRun,
    [
      "node_modules/@playwright/test/cli.js",
      "test",
      // One line that is written over suits a terminal, a line per test suits a log.
      `--reporter=${process.stdout.isTTY ? "line" : "list"},json`,
      ...filters,
    ],
    testEnvironment(testRun, {
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      SITES_LOG: sitesLog,
    }),
  );
  const result = readReport(report);
  printSlowestFiles("browser tests", durationsOfPlaywright, result);
  return countKeysInLogs(countReport("browser tests", countPlaywright, result, exitCode), sitesLog);
}

function withoutChromium() {
  const missing = `all browser tests, because no Chromium was found. ${chromiumAdvice}`;
  return isCI()
    ? { ...emptyCounts(), failed: 1, failures: [missing] }
    : { ...emptyCounts(), skipped: 1, skips: [missing] };
}
