import { join } from "node:path";
import { siteSettingNames } from "../../tooling/site-setting-names.mjs";

/**
 * @param {import("./test-run.mjs").TestRun} testRun
 * @param {NodeJS.ProcessEnv} more
 * @returns {NodeJS.ProcessEnv} what the tests' processes see
 */
export function testEnvironment(testRun, more) {
  const kept = Object.entries(process.env).filter(([name]) => !siteSettingNames.includes(name));
  const { temporary, folder } = testRun;
  return {
    ...Object.fromEntries(kept),
    TMPDIR: temporary,
    TEMP: temporary,
    TMP: temporary,
    // Hundreds of processes and threads load the same modules: Node compiles each once.
    NODE_COMPILE_CACHE: join(folder, "compiled"),
    ...more,
  };
}
