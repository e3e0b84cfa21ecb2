import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize, relative, sep } from "node:path";

/**
 * @typedef {{ path: string, text: string }} SourceFile a path from the root of the repository
 * @typedef {{ from: string, to: string }} Import both as paths from the root
 */

const notOurs = new Set(["node_modules", "build", "data", "public", "coverage"]);
const specifier = /(?:\bfrom\s+|\bimport\s*\(\s*|\bimport\s+)["']((?:#|\.\.?\/)[^"'?\n]+)["']/g;

/**
 * Every source file below a folder, without what others made.
 *
 * @param {string} root
 * @param {RegExp} [name] of the files that are wanted
 * @returns {SourceFile[]}
 */
export function readSources(root, name = /\.(?:tsx?|mjs)$/) {
  /** @param {string} folder @returns {SourceFile[]} */
  const below = (folder) =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      if (entry.name.startsWith(".") || notOurs.has(entry.name)) return [];
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return below(path);
      if (!name.test(entry.name)) return [];
      return [{ path: relative(root, path).split(sep).join("/"), text: readFileSync(path, "utf8") }];
    });
  return below(root);
}

/** @param {string} path */
const isTest = (path) => /\.(?:test|spec)\.tsx?$/.test(path);

/**
 * What the files import from each other. Tests are left out: they may look at everything.
 *
 * @param {SourceFile[]} files
 * @returns {Import[]}
 */
export function importsOf(files) {
  return files
    .filter(({ path }) => !isTest(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(specifier)]
        .map(([, wanted = ""]) =>
          wanted.startsWith("#")
            ? wanted.slice(1)
            : normalize(join(dirname(path), wanted))
                .split(sep)
                .join("/"),
        )
        .filter((to) => !to.includes("+types/") && !to.startsWith("build/"))
        .map((to) => ({ from: path, to })),
    );
}
