import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { run } from "../../tooling/child-processes.mjs";
import { samePackages } from "./locked-packages.mjs";
import { npmFailure } from "../../tooling/npm-failure.mjs";
import { oneAtATime } from "../../tooling/exclusive-lock.mjs";
import { findOnPath } from "../../tooling/find-program.mjs";
import { inProject, windows } from "../../tooling/project.mjs";
import {
  describePinnedNode,
  droppedWithUs,
  hasPinnedNode,
  judgePinnedNode,
  withoutProjectPrograms,
} from "../../tooling/pinned-node.mjs";
import { step } from "../../tooling/progress.mjs";
import { Trouble } from "./trouble.mjs";

const stampFile = inProject("node_modules/.wild-rose-lock");

/** Brings node_modules in line with package-lock.json, and does nothing when it is. */
export async function install() {
  if (isInstalled()) return;
  await oneAtATime(async () => {
    if (isInstalled()) return;
    if (!wasInstalledByHand()) await step("Installing packages", installLocked);
    // Written last: an interrupted installation leaves no stamp and is done again.
    writeFileSync(stampFile, lockHash());
  });
}

function isInstalled() {
  return hasPinnedNode() && existsSync(stampFile) && readFileSync(stampFile, "utf8") === lockHash();
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

function wasInstalledByHand() {
  const record = "node_modules/.package-lock.json";
  if (existsSync(stampFile) || !hasPinnedNode() || !existsSync(inProject(record))) return false;
  return samePackages(readJson("package-lock.json"), readJson(record));
}

const quietly = ["--no-audit", "--no-fund", "--loglevel=error"];

async function installLocked() {
  rmSync(stampFile, { force: true });
  const npm = npmCommand();
  const { exitCode, output } = await run(
    npm.program,
    // Errors only: npm warns about every package that asks for a newer Node than Node 20, though
    // they run on the pinned one. Development packages build the site, whatever NODE_ENV says.
    // No script of a package runs: none is needed, and it would run before anybody could look at it.
    [...npm.args, "ci", "--ignore-scripts", ...quietly, "--include=dev", "--include=optional"],
    // Asked to stop, npm would first go on for a while; and what it leaves is removed the next time.
    { env: npm.env, shell: npm.shell, stopWith: "SIGKILL" },
  ).catch((/** @type {NodeJS.ErrnoException} */ error) => {
    // EACCES comes of a folder on the path that may not be looked into.
    if (error.code !== "ENOENT" && error.code !== "EACCES") throw error;
    throw new Trouble("npm was not found. Install Node 20 or newer together with npm.");
  });
  if (exitCode !== 0) throw new Trouble(npmFailure(output));
  judgePinnedNode({ anew: true });
  const trouble = describePinnedNode();
  if (trouble !== null && !hasPinnedNode()) throw new Trouble(trouble);
  if (trouble !== null) console.error(trouble);
}

/** The npm that started us where there is one, run by a Node outside node_modules. */
function npmCommand() {
  const env = withoutProjectPrograms();
  const script = process.env.npm_execpath;
  if (script && /npm-cli\.c?js$/.test(script) && existsSync(script)) {
    return {
      program: findOnPath("node", env) ?? process.execPath,
      args: [...droppedWithUs, script],
      env,
      shell: false,
    };
  }
  return { program: "npm", args: [], env, shell: windows };
}

/** @param {string} file */
function readJson(file) {
  return JSON.parse(readFileSync(inProject(file), "utf8"));
}
