import { availableParallelism } from "node:os";
import { command } from "../tooling/command.mjs";
import { install } from "../tooling/install.mjs";
import { runPinned } from "../tooling/pinned-node.mjs";
import { elapsed } from "../tooling/progress.mjs";

/** @typedef {{ name: string, args: string[], env?: NodeJS.ProcessEnv }} Check */

/** The linter and the compiler read the types of the routes, so these come first. */
const first = [
  { name: "Lockfile", args: ["scripts/complete-lock.mjs", "--check"] },
  { name: "Packages", args: ["scripts/check-packages.mjs"] },
  {
    name: "Types of the routes",
    args: ["node_modules/@react-router/dev/bin.cjs", "typegen"],
    // With the route that only development has.
    env: { ...process.env, NODE_ENV: "development" },
  },
];

/** The longest first, so that none is left over at the end. */
const then = [
  {
    name: "Types and lint",
    // The linter reports what the compiler does: the types are worked out once for both.
    // A warning that nobody sees is none, so warnings count.
    args: ["node_modules/oxlint/bin/oxlint", "--type-aware", "--type-check", "--deny-warnings"],
    // The compiler is written in Go, whose collector runs only above 4 GB: a third less of work for 0.4 GB.
    env: { ...process.env, GOGC: "off", GOMEMLIMIT: "4GiB" },
  },
  { name: "The house: rooms, directions, names", args: ["scripts/check-house.mjs"] },
  { name: "Words", args: ["scripts/check-words.mjs"] },
  { name: "Sides of the page, widths in em", args: ["scripts/check-styles.mjs"] },
  { name: "Unused code", args: ["node_modules/knip/bin/knip.js"] },
  { name: "Formatting", args: ["node_modules/oxfmt/bin/oxfmt", "--check"] },
];

/** `npm run check`: everything is checked, even when the first check fails. */
await command(async () => {
  await install("all");
  const passed = [...(await runChecks(first)), ...(await runChecks(then))];
  const failed = passed.filter((ok) => !ok).length;
  console.log(failed === 0 ? "All checks passed." : `${failed} of ${passed.length} checks failed.`);
  return failed === 0 ? 0 : 1;
});

/**
 * @param {Check[]} checks
 * @returns {Promise<boolean[]>}
 */
async function runChecks(checks) {
  const waiting = [...checks];
  /** @type {boolean[]} */
  const results = [];
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      results.push(await runCheck(check));
    }
  };
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, worker));
  return results;
}

/** @param {Check} check */
async function runCheck({ name, args, env }) {
  const started = performance.now();
  const { exitCode, output } = await runPinned(args, { env });
  console.log(`  ${name} ... ${exitCode === 0 ? "" : "FAILED after "}${elapsed(started)}`);
  if (exitCode !== 0) console.log(`\n${output.trimEnd()}\n`);
  return exitCode === 0;
}
