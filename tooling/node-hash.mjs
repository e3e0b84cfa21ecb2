import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";

import { inProject } from "./project.mjs";

/** @typedef {{ version: string, sha256: Record<string, string> }} RuntimeHashes */

/** Written by scripts/record-node-hashes.mjs when the version of Node changes. */
export const nodeHashesFile = inProject("tooling/node-hashes.json");

/** @returns {RuntimeHashes} */
export const readNodeHashes = () => JSON.parse(readFileSync(nodeHashesFile, "utf8"));

/**
 * The package that has Node for a kind of machine, and its program in it.
 *
 * @param {string} platform
 * @param {string} arch
 */
export function nodePackageOf(platform, arch) {
  const system = platform === "win32" ? "win" : platform;
  // The name of the Mac's package is used by another one.
  const prefix = platform === "darwin" && arch === "arm64" ? "node-bin" : "node";
  return { name: `${prefix}-${system}-${arch}`, program: platform === "win32" ? "bin/node.exe" : "bin/node" };
}

/**
 * What a program file is: the one that was recorded ('ours'), another one, or none; 'unknown' where for this
 * kind of machine nothing is recorded.
 *
 * @param {string} file
 * @param {string | undefined} sha256
 * @returns {"ours" | "other" | "unknown" | "missing"}
 */
export function checkNodeProgram(file, sha256) {
  if (!existsSync(file)) return "missing";
  if (sha256 === undefined) return "unknown";
  return createHash("sha256").update(readFileSync(file)).digest("hex") === sha256 ? "ours" : "other";
}
