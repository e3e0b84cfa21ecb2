import { existsSync } from "node:fs";
import { runChild } from "./child-processes.mjs";
import { findOnPath } from "./find-program.mjs";

/** @type {Promise<boolean> | undefined} */
let updated;

/** On Debian and Ubuntu, and only as root: there a package can be installed without asking. */
export function mayInstallDebianPackages() {
  return process.getuid?.() === 0 && existsSync("/etc/debian_version") && findOnPath("apt-get") !== undefined;
}

/**
 * @param {string} name
 * @returns {Promise<boolean>} whether it is installed now
 */
export async function installDebianPackage(name) {
  // A fresh machine knows no packages before the first update; even after a failed update it may know enough.
  await (updated ??= aptGet("update"));
  return aptGet("install", "-y", "--no-install-recommends", name);
}

/** @param {string[]} args */
async function aptGet(...args) {
  const { exitCode } = await runChild(
    "apt-get",
    // Waits for another running apt.
    ["-q", "-o", "DPkg::Lock::Timeout=120", ...args],
    { env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } },
  );
  return exitCode === 0;
}
