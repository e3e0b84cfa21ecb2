import { existsSync } from "node:fs";
import { delimiter } from "node:path";
import { run } from "./children.mjs";
import { inProject, windows } from "./project.mjs";

/** The Node that package-lock.json names; the one that started this script may be older. */
const pinnedNode = inProject("node_modules/node/bin", windows ? "node.exe" : "node");

const endWithParent = new URL("./end-with-parent.mjs", import.meta.url).href;

/** Node's flags for a child that must not outlive us, even when we are killed outright. */
export const endingWithUs = ["--import", endWithParent];

/** The same for work that needs no orderly end, because it is done again from the start. */
export const droppedWithUs = ["--import", `${endWithParent}?at-once`];

export function hasPinnedNode() {
  return existsSync(pinnedNode);
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv} with the project's programs, `node` among them, first on the path
 */
function withProjectPrograms(env = process.env) {
  const { name, folders } = searchPath(env);
  return { ...env, [name]: [inProject("node_modules/.bin"), ...folders].join(delimiter) };
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
 * Runs a script of the project on the pinned Node.
 *
 * @param {string[]} args the script below the project's folder, or a flag, and its arguments
 * @param {import("./children.mjs").ChildOptions} [options]
 */
export function runPinned(args, options = {}) {
  return run(pinnedNode, args, { ...options, env: withProjectPrograms(options.env) });
}
