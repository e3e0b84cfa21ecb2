import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { inProject } from "#test-support/project-folder.ts";
import { removeFolder, temporaryFolder } from "#test-support/temporary-folder.ts";

import { checkNodeProgram, readNodeHashes, nodePackageOf } from "./node-hash.mjs";

test("a program with another SHA-256 than the recorded one is not ours, and neither is one that is missing", () => {
  const folder = temporaryFolder("runtime");
  const file = join(folder, "node");
  const sha256 = createHash("sha256").update("the program").digest("hex");
  expect(checkNodeProgram(file, sha256)).toBe("missing");
  writeFileSync(file, "the program");
  expect(checkNodeProgram(file, sha256)).toBe("ours");
  writeFileSync(file, "the program, and something that somebody added");
  expect(checkNodeProgram(file, sha256)).toBe("other");
  expect(checkNodeProgram(file, undefined)).toBe("unknown");
  removeFolder(folder);
});

test("the recorded hashes are of the version that is installed, whose packages npm checks as well", () => {
  const lockfile: { packages: Record<string, { version?: string; integrity?: string }> } = JSON.parse(
    readFileSync(inProject("package-lock.json"), "utf8"),
  );
  const { version, sha256 } = readNodeHashes();
  for (const name of Object.keys(sha256))
    expect([name, lockfile.packages[`node_modules/${name}`]]).toEqual([
      name,
      expect.objectContaining({ version, integrity: expect.stringMatching(/^sha512-/) }),
    ]);
  for (const [platform, arch] of [
    ["linux", "x64"],
    ["linux", "arm64"],
    ["win32", "x64"],
  ] as const)
    expect(Object.keys(sha256)).toContain(nodePackageOf(platform, arch).name);
});
