import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { root as project } from "./project.mjs";
import { hashSources, sourceFiles } from "./sources-hash.mjs";

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "sources-"));
  mkdirSync(join(root, "app/routes"), { recursive: true });
  write("package.json", "{}");
  write("vite.config.ts", "export default {}");
  write("app/routes/home.tsx", "home");
});

afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, content: string) {
  writeFileSync(join(root, path), content);
}

test("a changed, a new and a renamed source change the hash", () => {
  const hashes = [hashSources(root)];
  write("app/routes/home.tsx", "house");
  hashes.push(hashSources(root));
  write("app/routes/venues.tsx", "");
  hashes.push(hashSources(root));
  rmSync(join(root, "app/routes/venues.tsx"));
  write("app/routes/vendors.tsx", "");
  hashes.push(hashSources(root));
  expect(new Set(hashes).size).toBe(4);
});

test("tests, hidden files, editors' copies and touched files leave the hash as it is", () => {
  const before = hashSources(root);
  write("app/routes/home.test.tsx", "test");
  write("app/.DS_Store", "");
  write("app/routes/home.tsx~", "old");
  write("vitest.config.ts", "");
  utimesSync(join(root, "app/routes/home.tsx"), 1, 1);
  expect(hashSources(root)).toBe(before);
  expect(sourceFiles(root)).toEqual(["app/routes/home.tsx", "package.json", "vite.config.ts"]);
});

test("whatever the configuration of the build is made of is a source of it, and nothing else beside it", () => {
  mkdirSync(join(root, "tooling"), { recursive: true });
  write("vite.config.ts", 'import { groups } from "./tooling/groups.mjs";\nimport "vite";');
  write("tooling/groups.mjs", 'export { groups } from "./words.mjs";');
  write("tooling/words.mjs", "export const groups = [];");
  write("tooling/postgres.mjs", "export {};");
  const before = hashSources(root);
  write("tooling/words.mjs", "export const groups = [1];");
  expect(hashSources(root)).not.toBe(before);
  expect(sourceFiles(root)).toEqual([
    "app/routes/home.tsx",
    "package.json",
    "tooling/groups.mjs",
    "tooling/words.mjs",
    "vite.config.ts",
  ]);
});

test("how the browser's scripts are packed is a source of the site", () => {
  expect(sourceFiles(project)).toContain("tooling/chunk-groups.mjs");
  expect(sourceFiles(project)).toContain("tooling/plan-worker-files.mjs");
});
