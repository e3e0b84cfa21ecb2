import { chmodSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { findPostgres } from "../tooling/find-postgres.mjs";
import { startPostgres } from "../tooling/postgres.mjs";
import { removeFolder, temporaryFolder } from "./temporary-folder.ts";

/** PostgreSQL clusters that a test starts and kills, by name; gone when it is disposed of. */
export type PostgresClusters = AsyncDisposable & {
  folderOf: (name: string) => string;
  /** @returns the address of the server */
  start: (name: string, settings?: Record<string, string>) => Promise<string>;
  /** Resolves once the server has ended; one that has ended already is no error. */
  stop: (name: string, signal: NodeJS.Signals) => Promise<void>;
};

/** @returns null where no PostgreSQL is installed */
export function openPostgresClusters(): PostgresClusters | null {
  const postgres = findPostgres();
  if (postgres === undefined) return null;
  const folder = temporaryFolder("own-postgres");
  // PostgreSQL may run as another user, who needs access to the clusters in it.
  chmodSync(folder, 0o711);
  const folderOf = (name: string) => join(folder, name);
  const pids = new Map<string, number>();
  const stop = async (name: string, signal: NodeJS.Signals) => {
    const pid = pids.get(name);
    pids.delete(name);
    // The test's own child process, which may have ended already.
    if (pid === undefined || !isAlive(pid)) return;
    process.kill(pid, signal);
    while (isAlive(pid)) await wait(20);
  };
  return {
    folderOf,
    stop,
    start: (name, settings = {}) =>
      startPostgres({
        postgres,
        folder: folderOf(name),
        onStart: (pid) => pids.set(name, pid),
        // Everything acknowledged has to be there after a kill.
        settings: { fsync: "on", synchronous_commit: "on", ...settings },
      }),
    [Symbol.asyncDispose]: async () => {
      for (const name of pids.keys()) await stop(name, "SIGQUIT");
      removeFolder(folder);
    },
  };
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
