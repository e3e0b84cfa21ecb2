import { delimiter, dirname } from "node:path";
import { runChild } from "./child-processes.mjs";
import { inProject } from "./project.mjs";
import { UserFacingError } from "./user-facing-error.mjs";
import { checkNodeProgram, readNodeHashes, nodePackageOf } from "./node-hash.mjs";

const { name: runtimeName, program } = nodePackageOf(process.platform, process.arch);

/** The Node in package-lock.json; the one that started this script may be older. */
const pinnedNode = inProject("node_modules", runtimeName, program);

const endWithParent = new URL("./exit-with-parent.mjs", import.meta.url).href;

/** Node's flags for a child process that must not outlive this one, even when this one is killed outright. */
export const exitWithParentFlags = ["--import", endWithParent];

/** The same for work that needs no orderly end, because it is repeated from the start. */
export const killWithParentFlags = ["--import", `${endWithParent}?at-once`];

/** @type {ReturnType<typeof checkNodeProgram> | undefined} */
let judged;

/** Read once by each command, before anything runs on it; again where packages were installed meanwhile. */
export function checkPinnedNode({ again = false } = {}) {
  if (again) judged = undefined;
  return (judged ??= checkNodeProgram(pinnedNode, readNodeHashes().sha256[runtimeName]));
}

/** Whether the project's pinned Node is installed. A different one counts as missing. */
export const hasPinnedNode = () => ["ours", "unknown"].includes(checkPinnedNode());

/** The message when it is missing after an installation, or cannot be verified. */
export function describePinnedNode() {
  const kind = `${process.platform} on ${process.arch}`;
  return {
    ours: null,
    unknown: `Node for ${kind} is used unchecked: no hash of it is recorded (node scripts/record-node-hashes.mjs).`,
    other: `${pinnedNode} is not the Node that this project was tried with: its SHA-256 is another one than tooling/node-hashes.json says. It was not started. Remove node_modules and try again; if it stays so, do not trust where your packages come from.`,
    missing: `The packages are installed, but the Node runtime for ${kind} is not among them. There is one for Linux (x64, arm64), macOS and Windows (x64); check that npm's setting omit does not leave out optional packages.`,
  }[checkPinnedNode()];
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv} with the project's programs, `node` among them, first on the path
 */
function withProjectPrograms(env = process.env) {
  const { name, folders } = searchPath(env);
  return {
    ...env,
    [name]: [dirname(pinnedNode), inProject("node_modules/.bin"), ...folders].join(delimiter),
  };
}

/**
 * npm puts node_modules/.bin on the path of its scripts. An installation empties that folder, so
 * it must not be run by the Node that lies in it.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export function withoutProjectPrograms(env = process.env) {
  const { name, folders } = searchPath(env);
  const ours = inProject("node_modules");
  return {
    ...env,
    [name]: folders.filter((folder) => !folder.startsWith(ours)).join(delimiter),
  };
}

/** @param {NodeJS.ProcessEnv} env */
export function searchPath(env = process.env) {
  const name = Object.keys(env).find((key) => key.toUpperCase() === "PATH") ?? "PATH";
  return { name, folders: (env[name] ?? "").split(delimiter).filter(Boolean) };
}

/**
 * Runs a script of the project on the pinned Node, unless that is another program than the recorded one.
 *
 * @param {string[]} args the script below the project's folder, or a flag, and its arguments
 * @param {import("./child-processes.mjs").ChildOptions} [options]
 */
export async function runPinned(args, options = {}) {
  if (checkPinnedNode() === "other") throw new UserFacingError(describePinnedNode() ?? "");
  return runChild(pinnedNode, args, { ...options, env: withProjectPrograms(options.env) });
}
