import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import { findPackageJSON } from "node:module";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { baselineCompilerFlags } from "./wasm-baseline-compiler.ts";
import { checkCluster } from "./check-cluster.ts";
import { syncFolder } from "./synced-folders.ts";

const UNFINISHED = "postgres.new-";

/**
 * The folder of the PostgreSQL cluster below `dataDir`, created if there is none. It appears under its name
 * complete and synced, or not at all. Call it under the lock of `dataDir`.
 *
 * @throws DatabaseDamagedError when the existing folder is not a complete cluster.
 * @throws Error with initdb's output as its cause when the cluster cannot be created.
 */
export async function ensureCluster(dataDir: string): Promise<string> {
  for (const name of readdirSync(dataDir)) {
    if (name.startsWith(UNFINISHED)) remove(join(dataDir, name));
  }
  const cluster = join(dataDir, "postgres");
  if (existsSync(cluster)) {
    checkCluster(cluster);
    return cluster;
  }

  // A new name each time: a child process that outlived its killed parent may still be writing into the old
  // one.
  const unfinished = mkdtempSync(join(dataDir, UNFINISHED));
  const command = [...baselineCompilerFlags, initialiser(), unfinished];
  await promisify(execFile)(process.execPath, command).catch((cause: unknown) => {
    throw new Error(`The database could not be created in ${dataDir}.`, { cause });
  });
  renameSync(unfinished, cluster);
  syncFolder(dataDir);
  return cluster;
}

function remove(folder: string): void {
  // The retries are for such a child, which may add files meanwhile; its next step fails.
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
}

/** Found from the package's root, because this file may run from a bundle in build/. */
function initialiser(): string {
  const manifest = findPackageJSON(import.meta.url);
  if (manifest === undefined) throw new Error("The site's package.json is missing.");
  return join(dirname(manifest), "database/embedded/initialise-cluster.ts");
}
