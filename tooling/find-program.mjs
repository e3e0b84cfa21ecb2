import { accessSync, constants, statSync } from "node:fs";
import { join } from "node:path";
import { isWindows } from "./project.mjs";
import { searchPath } from "./pinned-node.mjs";

/** @param {string} file */
export function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/**
 * @param {string} name without `.exe`
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {string | undefined} full path of the first such program on the path
 */
export function findOnPath(name, env = process.env) {
  const file = isWindows ? `${name}.exe` : name;
  return searchPath(env)
    .folders.map((folder) => join(folder, file))
    .find(isProgram);
}
