import { spawn } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { runPinned } from "../../tooling/pinned-node.mjs";

/**
 * @typedef {object} TestRun
 * @property {string} folder holds everything that the run writes outside the project
 * @property {string} temporary what the tests get as the system's temporary folder
 * @property {(pid: number) => void} take ends this process, and its group, with the run
 * @property {(pid: number) => void} release it has ended by itself
 * @property {() => Promise<void>} close ends and removes everything
 */

/** @returns {Promise<TestRun>} */
export async function openTestRun() {
  // A short name: browsers put sockets below it, whose paths may have about 100 characters.
  const folder = mkdtempSync(join(tmpdir(), "wr-"));
  // PostgreSQL runs as another user, who has to get at its own folder inside.
  chmodSync(folder, 0o711);
  const temporary = join(folder, "tmp");
  mkdirSync(temporary);

  const cleanup = spawn(
    process.execPath,
    [fileURLToPath(new URL("./cleanup-process.mjs", import.meta.url)), folder],
    // Of its own group, so that a Ctrl-C leaves it at work.
    { stdio: ["pipe", "ignore", "inherit"], detached: true, windowsHide: true },
  );
  const gone = new Promise((resolve) => cleanup.on("exit", resolve));
  return {
    folder,
    temporary,
    take: (pid) => void cleanup.stdin.write(`take ${pid}\n`),
    release: (pid) => void cleanup.stdin.write(`release ${pid}\n`),
    close: async () => {
      cleanup.stdin.end();
      await gone;
    },
  };
}

/**
 * Runs Vitest or Playwright as a part of the run.
 *
 * @param {TestRun} testRun
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
export async function runTool(testRun, args, env) {
  /** @type {number | undefined} */
  let tool;
  const { exitCode } = await runPinned(args, {
    env,
    show: true,
    // Both close their workers and browsers on SIGINT, not on every other signal.
    stopWith: "SIGINT",
    onStart: (pid) => testRun.take((tool = pid)),
  });
  if (tool !== undefined) testRun.release(tool);
  return exitCode;
}
