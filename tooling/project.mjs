import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The repository's folder, wherever the command was typed. */
export const root = fileURLToPath(new URL("..", import.meta.url));

export const isWindows = process.platform === "win32";

/** @param {string[]} parts path below the repository's folder */
export function inProject(...parts) {
  return join(root, ...parts);
}

/** True on a build server, where a missing tool is a failure instead of a skip. */
export function isCI(env = process.env) {
  return !["", "0", "false", undefined].includes(env.CI);
}
