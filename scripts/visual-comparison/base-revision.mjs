import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { inProject, root } from "../../tooling/project.mjs";
import { killWithParentFlags, runPinned } from "../../tooling/pinned-node.mjs";
import { UserFacingError } from "../../tooling/user-facing-error.mjs";

/**
 * What the working tree is compared with where nobody says it: the revision at which the branch left
 * main; on main itself the last one, or the one before where nothing is changed.
 *
 * @returns {string} a full revision
 */
export function defaultBase() {
  const head = git("rev-parse", "HEAD");
  const left = git("merge-base", "HEAD", "main");
  if (left !== head) return left;
  return git("status", "--porcelain") === "" ? git("rev-parse", "HEAD~1") : head;
}

/**
 * @param {string} revision
 * @returns {string} the same, in full
 * @throws {UserFacingError} where there is none
 */
export function findRevision(revision) {
  try {
    return git("rev-parse", "--verify", "--end-of-options", `${revision}^{commit}`);
  } catch {
    throw new UserFacingError(`There is no revision '${revision}' here.`);
  }
}

/** @param {string} revision */
export function describeRevision(revision) {
  return git("log", "-1", "--format=%h %s", revision);
}

/**
 * Another revision of the project, built, in a folder of its own.
 *
 * @param {string} revision
 * @returns {Promise<{ folder: string, remove: () => void }>}
 */
export async function buildRevision(revision) {
  const folder = mkdtempSync(join(tmpdir(), "wild-rose-base-"));
  git("worktree", "add", "--detach", "--force", folder, revision);
  const remove = () => {
    git("worktree", "remove", "--force", folder);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await bringPackages(folder);
    await succeed(folder, "node_modules/@react-router/dev/bin.cjs", "build");
    return { folder, remove };
  } catch (error) {
    remove();
    throw error;
  }
}

/**
 * Ours, where the revision wants the same ones.
 *
 * @param {string} folder
 */
async function bringPackages(folder) {
  const packages = join(folder, "node_modules");
  if (existsSync(packages)) return;
  if (lockOf(folder) === lockOf(root)) symlinkSync(inProject("node_modules"), packages, "junction");
  else
    execFileSync("npm", ["ci", "--no-audit", "--no-fund", "--include=dev"], { cwd: folder, stdio: "pipe" });
}

/**
 * @param {string} folder
 * @param {string[]} args
 */
async function succeed(folder, ...args) {
  const env = { ...process.env, NODE_ENV: "production" };
  const { exitCode, output } = await runPinned([...killWithParentFlags, ...args], { cwd: folder, env });
  if (exitCode !== 0) throw new UserFacingError(`That revision cannot be built:\n\n${output.trimEnd()}`);
}

/** @param {string[]} args */
function git(...args) {
  return execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: "pipe" }).trim();
}

/** @param {string} project folder */
function lockOf(project) {
  return readFileSync(join(project, "package-lock.json"), "utf8");
}
