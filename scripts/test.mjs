import { build } from "../tooling/build.mjs";
import { command } from "../tooling/command.mjs";
import { install } from "../tooling/install.mjs";
import { isCI } from "../tooling/project.mjs";
import { UserFacingError } from "../tooling/user-facing-error.mjs";
import { runBrowserTests } from "./testing/browser-tests.mjs";
import { addCounts, hasPassed, lastLine, emptyCounts, summary } from "./testing/counts.mjs";
import { openTestRun } from "./testing/test-run.mjs";
import { runSoakTests, runUnitTests } from "./testing/unit-tests.mjs";

/** @typedef {import("./testing/test-run.mjs").TestRun} TestRun */
/** @typedef {import("./testing/counts.mjs").Counts} Counts */

/** @type {Map<string | undefined, ((testRun: TestRun, filters: string[]) => Promise<Counts>)[]>} */
const kinds = new Map([
  [undefined, [runUnitTests, runBrowserTests]],
  ["unit", [runUnitTests]],
  ["browser", [runBrowserTests]],
  ["soak", [runSoakTests]],
]);

/**
 * `npm test`: unit and browser tests. `node scripts/test.mjs unit|browser|soak [pattern]` narrows
 * it; what follows the kind is handed to Vitest or Playwright as it is.
 */
await command(async () => {
  const [kind, ...filters] = process.argv.slice(2);
  const chosen = kinds.get(kind);
  if (!chosen) throw new UserFacingError(`There are unit, browser and soak tests, but no "${kind}" tests.`);
  await install("all");
  await build();
  const testRun = await openTestRun();
  let counts = emptyCounts();
  try {
    for (const runTests of chosen) {
      counts = addCounts(counts, await runTests(testRun, filters).catch(errorAsFailure));
    }
  } finally {
    await testRun.close();
  }
  const ci = isCI();
  console.log(["", ...summary(counts, ci), lastLine(counts)].join("\n"));
  return hasPassed(counts, ci) ? 0 : 1;
});

/**
 * What keeps one kind of tests from starting is a failure like another: the rest still runs.
 *
 * @param {unknown} error
 */
function errorAsFailure(error) {
  if (error instanceof UserFacingError) return { ...emptyCounts(), failed: 1, failures: [error.message] };
  throw error;
}
