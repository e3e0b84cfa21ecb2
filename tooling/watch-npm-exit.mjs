import { readFileSync } from "node:fs";
import { isWindows } from "./project.mjs";

/**
 * npm hands its signals on, but a killed npm cannot, and its site would go on serving. So the
 * processes above us are watched: npm itself, or the shell between that Debian's npm starts us by.
 *
 * @param {() => void} act called once
 */
export function onNpmExit(act) {
  if (isWindows || !process.env.npm_lifecycle_event) return;
  const above = processesAbove();
  const watch = setInterval(() => {
    if (processesAbove() === above) return;
    clearInterval(watch);
    act();
  }, 1000);
  watch.unref();
}

/** The parent; with its own parent where that is npm, never the shell that npm was typed in. */
function processesAbove() {
  const parent = process.ppid;
  const grandparent = parentOf(parent);
  return grandparent && isNpm(grandparent) ? `${parent} ${grandparent}` : `${parent}`;
}

/**
 * @param {number} pid
 * @returns {number | undefined} only known on Linux; elsewhere the shell makes way for us
 */
function parentOf(pid) {
  // `123 (name) S 45 ...`, and the name may itself hold blanks and brackets.
  const afterName = read(`/proc/${pid}/stat`)?.split(") ").at(-1);
  return afterName ? Number(afterName.split(" ")[1]) : undefined;
}

/** @param {number} pid */
function isNpm(pid) {
  return read(`/proc/${pid}/cmdline`)?.startsWith("npm") ?? false;
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
