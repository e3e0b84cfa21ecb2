import { createHash } from "node:crypto";
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { runChild } from "./child-processes.mjs";
import { leftToInstall, readStamp, writeStamp } from "./installed.mjs";
import { packagesThere } from "./installed-packages.mjs";
import { explainNpmFailure } from "./npm-failure.mjs";
import { withExclusiveLock } from "./exclusive-lock.mjs";
import { findOnPath } from "./find-program.mjs";
import { inProject, isWindows } from "./project.mjs";
import {
  describePinnedNode,
  killWithParentFlags,
  hasPinnedNode,
  checkPinnedNode,
  withoutProjectPrograms,
} from "./pinned-node.mjs";
import { step } from "./progress.mjs";
import { UserFacingError } from "./user-facing-error.mjs";

/** @typedef {import("./installed.mjs").Wanted} Wanted */

const stampFile = inProject("node_modules/.wild-rose-lock");

/**
 * Brings node_modules in line with package-lock.json, and does nothing when it is.
 *
 * @param {Wanted} wanted
 */
export async function install(wanted) {
  if (leftToInstall(readInstalled(), wanted) === "nothing") return;
  await withExclusiveLock(async () => {
    // Read again: another command may have installed meanwhile.
    const installed = existsSync(stampFile) ? readInstalled() : installedByHand();
    const left = leftToInstall(installed, wanted);
    if (left === "nothing") stamp(installed);
    else if (left === "add") await step("Installing what tests and checks need", addRest);
    else await step("Installing packages", () => installLocked(wanted));
  });
}

function readInstalled() {
  return hasPinnedNode() && existsSync(stampFile)
    ? readStamp(readFileSync(stampFile, "utf8"), lockHash())
    : "none";
}

/** @param {import("./installed.mjs").Installed} installed */
function stamp(installed) {
  writeFileSync(`${stampFile}.new`, writeStamp(lockHash(), installed));
  renameSync(`${stampFile}.new`, stampFile);
}

/** The lockfile, what of package.json npm checks it against, and the kind of machine. */
function lockHash() {
  const { dependencies, devDependencies, optionalDependencies, overrides, allowScripts } =
    readJson("package.json");
  return createHash("sha256")
    .update(readFileSync(inProject("package-lock.json")))
    .update(JSON.stringify([dependencies, devDependencies, optionalDependencies, overrides]))
    .update(JSON.stringify([allowScripts, process.platform, process.arch]))
    .digest("hex");
}

function installedByHand() {
  const record = "node_modules/.package-lock.json";
  if (!hasPinnedNode() || !existsSync(inProject(record))) return "none";
  return packagesThere(readJson("package-lock.json"), readJson(record));
}

/** @param {Wanted} wanted */
async function installLocked(wanted) {
  rmSync(stampFile, { force: true });
  // Whatever NODE_ENV and npm's settings say.
  await runNpm("ci", wanted === "all" ? "--include=dev" : "--omit=dev");
  checkPinnedNode({ again: true });
  const mismatch = describePinnedNode();
  if (mismatch !== null && !hasPinnedNode()) throw new UserFacingError(mismatch);
  if (mismatch !== null) console.error(mismatch);
  // Written last: an interrupted installation leaves no stamp and is repeated.
  stamp(wanted);
}

/** Leaves the installed packages as they are: a site may run from them. */
async function addRest() {
  stamp("adding");
  await runNpm("install", "--no-save", "--include=dev");
  if (installedByHand() === "all") stamp("all");
  // npm corrected something by itself that package-lock.json has differently.
  else await installLocked("all");
}

const quietly = ["--no-audit", "--no-fund", "--loglevel=error"];

/** @param {string[]} words */
async function runNpm(...words) {
  const npm = npmCommand();
  const { exitCode, output } = await runChild(
    npm.program,
    // Errors only: npm warns about every package that asks for a newer Node than Node 20, though
    // they run on the pinned one. No script of a package runs: none is needed, and it would run
    // before anybody could look at it.
    [...npm.args, ...words, "--ignore-scripts", ...quietly, "--include=optional"],
    // On a signal npm would continue for a while; what it left is removed the next time.
    { env: npm.env, shell: npm.shell, stopWith: "SIGKILL" },
  ).catch((/** @type {NodeJS.ErrnoException} */ error) => {
    // EACCES: a folder on the path is not readable.
    if (error.code !== "ENOENT" && error.code !== "EACCES") throw error;
    throw new UserFacingError("npm was not found. Install Node 20 or newer together with npm.");
  });
  if (exitCode !== 0) throw new UserFacingError(explainNpmFailure(output));
}

/** The npm that started this process, if any, run by a Node outside node_modules. */
function npmCommand() {
  const env = withoutProjectPrograms();
  const script = process.env.npm_execpath;
  if (script && /npm-cli\.c?js$/.test(script) && existsSync(script)) {
    return {
      program: findOnPath("node", env) ?? process.execPath,
      args: [...killWithParentFlags, script],
      env,
      shell: false,
    };
  }
  return { program: "npm", args: [], env, shell: isWindows };
}

/** @param {string} file */
function readJson(file) {
  return JSON.parse(readFileSync(inProject(file), "utf8"));
}
