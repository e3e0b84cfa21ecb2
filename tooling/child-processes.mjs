import { spawn } from "node:child_process";
import { constants } from "node:os";
import { onNpmExit } from "./watch-npm-exit.mjs";
import { root, isWindows } from "./project.mjs";

/**
 * @typedef {object} ChildOptions
 * @property {NodeJS.ProcessEnv} [env]
 * @property {string} [cwd]
 * @property {boolean} [show] let the child write to our terminal; otherwise its output is kept
 * @property {NodeJS.Signals} [stopWith] sent instead of the signal that we got ourselves
 * @property {(pid: number) => void} [onStart]
 * @property {boolean} [shell]
 * @property {number} [uid] user to run as, where we may choose
 * @property {number} [gid]
 *
 * @typedef {{ exitCode: number, output: string }} Ended
 */

/** We were asked to stop; thrown once the child at work has ended. */
export class StoppedError extends Error {
  /**
   * @param {NodeJS.Signals} signal
   * @param {number} childExitCode
   */
  constructor(signal, childExitCode) {
    super(`Stopped by ${signal}.`);
    this.exitCode = 128 + constants.signals[signal];
    this.childExitCode = childExitCode;
  }
}

/** @type {Map<import("node:child_process").ChildProcess, NodeJS.Signals | undefined>} */
const running = new Map();
/** @type {NodeJS.Signals | undefined} */
let stoppedBy;
let stoppedAt = 0;
let listening = false;

/**
 * Runs a program to its end, in a process group of its own. A Ctrl-C reaches a foreground
 * command up to three times (from the terminal, from npm, from us); a group of its own lets the
 * child see it once, and lets whatever the child leaves behind be ended with it.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {ChildOptions} [options]
 * @returns {Promise<Ended>} rejects with Stopped after a signal, and when the program is missing
 */
export function runChild(program, args, options = {}) {
  listenForSignals();
  return new Promise((resolve, reject) => {
    const { uid, gid } = options;
    const child = spawn(program, args, {
      ...(uid !== undefined && { uid }),
      ...(gid !== undefined && { gid }),
      cwd: options.cwd ?? root,
      env: options.env ?? process.env,
      shell: options.shell ?? false,
      detached: !isWindows,
      stdio: options.show ? ["ignore", "inherit", "inherit"] : ["ignore", "pipe", "pipe"],
    });
    let output = "";
    const keep = (/** @type {Buffer} */ chunk) => (output += chunk.toString());
    child.stdout?.on("data", keep);
    child.stderr?.on("data", keep);
    running.set(child, options.stopWith);
    if (child.pid !== undefined) options.onStart?.(child.pid);
    // 'close' waits for all processes that inherited the pipes, so the rest of the group has to end first.
    child.on("exit", () => endGroup(child.pid));
    child.on("error", (error) => {
      running.delete(child);
      reject(error);
    });
    child.on("close", (code, signal) => {
      running.delete(child);
      const exitCode = code ?? 128 + (signal ? constants.signals[signal] : 0);
      if (stoppedBy) reject(new StoppedError(stoppedBy, exitCode));
      else resolve({ exitCode, output });
    });
  });
}

/**
 * Asks the child at work to end. Asked again more than a second later, it is ended at once: the
 * first second only holds the echoes of one Ctrl-C.
 *
 * @param {NodeJS.Signals} signal
 */
function stop(signal) {
  if (stoppedBy === undefined) {
    stoppedBy = signal;
    stoppedAt = Date.now();
    if (running.size === 0) process.exit(128 + constants.signals[signal]);
    for (const [child, own] of running) child.kill(own ?? signal);
  } else if (Date.now() - stoppedAt > 1000) {
    for (const child of running.keys()) endGroup(child.pid);
  }
}

function listenForSignals() {
  if (listening) return;
  listening = true;
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
    process.on(signal, () => stop(signal));
  }
  onNpmExit(() => stop("SIGTERM"));
}

/** @param {number | undefined} pid leader of the group */
function endGroup(pid) {
  if (pid === undefined) return;
  try {
    process.kill(isWindows ? pid : -pid, "SIGKILL");
  } catch {
    // The group is empty.
  }
}
