import { execFile } from "node:child_process";
import { chmodSync, cpSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";

import { expect, test } from "vitest";

import { inProject } from "#test-support/project-folder.ts";
import { removeFolder, temporaryFolder } from "#test-support/temporary-folder.ts";

import { nodePackageOf } from "./node-hash.mjs";

test("a Node that was exchanged is not started, whichever command would run on it", async () => {
  const project = temporaryFolder("exchanged-node");
  for (const folder of ["scripts", "tooling"])
    cpSync(inProject(folder), join(project, folder), { recursive: true });
  cpSync(inProject("package.json"), join(project, "package.json"));
  const { name, program } = nodePackageOf(process.platform, process.arch);
  const [node, trace] = [join(project, "node_modules", name, program), join(project, "it-ran")];
  const hashes = { version: "24.0.0", sha256: { [name]: "0".repeat(64) } };
  writeFileSync(join(project, "tooling/node-hashes.json"), JSON.stringify(hashes));
  mkdirSync(dirname(node), { recursive: true });
  writeFileSync(node, `#!/bin/sh\ntouch ${trace}\n`);
  chmodSync(node, 0o755);
  const ended = await promisify(execFile)(process.execPath, [
    join(project, "scripts/run.mjs"),
    "desk/main.ts",
  ]).then(
    () => ({ code: 0, stderr: "" }),
    (error: { code: number; stderr: string }) => error,
  );
  expect(ended).toMatchObject({ code: 1, stderr: expect.stringContaining("its SHA-256 is another one") });
  expect(existsSync(trace)).toBe(false);
  removeFolder(project);
});
