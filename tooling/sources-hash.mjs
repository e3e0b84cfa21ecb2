import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";

const folders = ["app", "content", "database", "desk", "illustrations", "public", "server"];
const files = ["package.json", "package-lock.json", "tsconfig.json"];
const notBuilt = /(^|\/)\.|~$|\.(test|spec)\.[cm]?[jt]sx?$|^(vitest|playwright|drizzle)\.config\.ts$/;

/**
 * @param {string} root
 * @returns {string[]} what the build is made from, in a fixed order; tests are left out
 */
export function sourceFiles(root) {
  const found = files.filter((file) => existsSync(join(root, file)));
  found.push(...configuration(root));
  const waiting = folders.filter((folder) => existsSync(join(root, folder)));
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) waiting.push(path);
      else found.push(path);
    }
  }
  return found.filter((path) => !notBuilt.test(path)).toSorted();
}

/**
 * The configuration of the build, and the files of ours that it is made of.
 *
 * @param {string} root
 */
function configuration(root) {
  const made = readdirSync(root).filter((entry) => entry.endsWith(".config.ts") && !notBuilt.test(entry));
  for (const file of made) {
    const imports = readFileSync(join(root, file), "utf8").matchAll(/(?:from|import) "(\.[^"]+)"/g);
    for (const [, path = ""] of imports) {
      const imported = posix.join(posix.dirname(file), path);
      if (!made.includes(imported)) made.push(imported);
    }
  }
  return made;
}

/**
 * By content, not by time: a fresh clone, another branch and back, or a touched file build nothing.
 *
 * @param {string} root
 */
export function hashSources(root) {
  const hash = createHash("sha256");
  for (const path of sourceFiles(root)) {
    const content = readFileSync(join(root, path));
    // The length separates values that would otherwise run together.
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}
