/**
 * Cleans up after a test run, however it ends: this process waits for its input to close, which
 * the system does even for a run that is killed outright, then ends the processes it was told of
 * (`take 123`, `release 123`) and removes the run's folder.
 */
import { rm } from "node:fs/promises";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";

const [folder] = process.argv.slice(2);
/** @type {Set<number>} */
const processes = new Set();

for await (const line of createInterface({ input: process.stdin })) {
  const [word, pid] = line.split(" ");
  if (word === "take") processes.add(Number(pid));
  else processes.delete(Number(pid));
}

// PostgreSQL, Vitest and Playwright all close in good order on SIGINT.
for (const pid of processes) send("SIGINT", pid);
for (let tenths = 0; tenths < 100 && [...processes].some(isAlive); tenths++) await wait(100);
for (const pid of processes) send("SIGKILL", process.platform === "win32" ? pid : -pid);
// Ended processes may still be writing for a moment.
if (folder) await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });

/** @param {number} pid */
function isAlive(pid) {
  return send(0, pid);
}

/**
 * @param {NodeJS.Signals | 0} signal
 * @param {number} pid
 */
function send(signal, pid) {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}
