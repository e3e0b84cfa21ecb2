import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { withExclusiveLock } from "./exclusive-lock.mjs";
import { inProject, root } from "./project.mjs";
import { killWithParentFlags, runPinned } from "./pinned-node.mjs";
import { hashSources } from "./sources-hash.mjs";
import { step } from "./progress.mjs";
import { UserFacingError } from "./user-facing-error.mjs";

const stampFile = inProject("build/.sources");
const server = inProject("build/server/index.js");

/** Builds the site into build/, and does nothing when no source has changed since. */
export async function build() {
  if (isBuilt(hashSources(root))) return;
  await withExclusiveLock(async () => {
    // Computed before the build: a file saved meanwhile makes the next start build again.
    const sources = hashSources(root);
    if (isBuilt(sources)) return;
    await succeed("Checking the content", ["content/check-content.ts"], process.env);
    // An interrupted build leaves no stamp, so it is repeated.
    rmSync(stampFile, { force: true });
    await succeed("Building the site", ["node_modules/@react-router/dev/bin.cjs", "build"], {
      ...process.env,
      NODE_ENV: "production",
    });
    mkdirSync(inProject("build"), { recursive: true });
    writeFileSync(stampFile, sources);
  });
}

/** @param {string} sources */
function isBuilt(sources) {
  return existsSync(server) && existsSync(stampFile) && readFileSync(stampFile, "utf8") === sources;
}

/**
 * @param {string} title
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
function succeed(title, args, env) {
  return step(title, async () => {
    const { exitCode, output } = await runPinned([...killWithParentFlags, ...args], { env });
    if (exitCode !== 0) throw new UserFacingError(`${title} failed:\n\n${output.trimEnd()}`);
  });
}
