import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createHash } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { runChild } from "../tooling/child-processes.mjs";
import { command } from "../tooling/command.mjs";
import { inProject } from "../tooling/project.mjs";
import { nodeHashesFile } from "../tooling/node-hash.mjs";
import { UserFacingError } from "../tooling/user-facing-error.mjs";

/**
 * After a change of the Node in package.json: fetches its package for each kind of machine and notes the
 * SHA-256 of the program in it. Before it is committed, compare one with the program in the archive that
 * nodejs.org has of the same release.
 */
await command(async () => {
  const { optionalDependencies } = JSON.parse(readFileSync(inProject("package.json"), "utf8"));
  /** @type {Record<string, string>} */
  const sha256 = {};
  const wanted = Object.entries(optionalDependencies).filter(([name]) => name.startsWith("node-"));
  const version = String(wanted[0]?.[1]);
  const folder = mkdtempSync(join(tmpdir(), "wild-rose-runtime-"));
  try {
    for (const [name] of wanted) {
      const { exitCode } = await runChild("npm", ["pack", "--ignore-scripts", `${name}@${version}`], {
        cwd: folder,
      });
      if (exitCode !== 0) {
        console.log(`${name}@${version} cannot be had here: it is used unchecked.`);
        continue;
      }
      const program = name.includes("-win-") ? "node.exe" : "node";
      await extract(folder, `${name}-${version}.tgz`, `package/bin/${program}`);
      const bytes = readFileSync(join(folder, "package/bin", program));
      sha256[name] = createHash("sha256").update(bytes).digest("hex");
      console.log(`${name} ${sha256[name]}`);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  writeFileSync(nodeHashesFile, `${JSON.stringify({ version, sha256 }, null, 2)}\n`);
  return 0;
});

/**
 * @param {string} folder
 * @param {string} archive
 * @param {string} member
 */
async function extract(folder, archive, member) {
  const { exitCode, output } = await runChild("tar", ["-xzf", archive, member], { cwd: folder });
  if (exitCode !== 0) throw new UserFacingError(`${archive} cannot be unpacked: ${output}`);
}
