import { settingsOfTheSite } from "../../tooling/site-setting-names.mjs";

/**
 * @param {import("./test-run.mjs").TestRun} testRun
 * @param {NodeJS.ProcessEnv} more
 * @returns {NodeJS.ProcessEnv} what the tests' processes see
 */
export function testEnvironment(testRun, more) {
  const kept = Object.entries(process.env).filter(([name]) => !settingsOfTheSite.includes(name));
  const { temporary } = testRun;
  return { ...Object.fromEntries(kept), TMPDIR: temporary, TEMP: temporary, TMP: temporary, ...more };
}
