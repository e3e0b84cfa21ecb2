import { execFileSync } from "node:child_process";
import { chmodSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import pg from "pg";

import { findPostgres } from "../tooling/find-postgres.mjs";
import { freePort } from "../tooling/free-port.mjs";
import { startPostgres } from "../tooling/postgres.mjs";
import { removeFolder, temporaryFolder } from "./temporary-folder.ts";

/** A PostgreSQL with a standby that has every acknowledged change (synchronous replication). */
export type ReplicatedPostgres = AsyncDisposable & {
  /** Names both. */
  url: string;
  killPrimary: () => Promise<void>;
  promoteStandby: () => Promise<void>;
};

/** @returns null where no PostgreSQL is installed */
export async function startReplicatedPostgres(): Promise<ReplicatedPostgres | null> {
  const postgres = findPostgres();
  if (postgres === undefined) return null;
  const folder = temporaryFolder("two-postgres");
  // PostgreSQL may run as another user, who needs access to the clusters in it.
  chmodSync(folder, 0o711);
  const pids = new Map<string, number>();
  const start = (name: string, settings: Record<string, string>) =>
    startPostgres({
      postgres,
      folder: join(folder, name),
      onStart: (pid) => pids.set(name, pid),
      settings: { fsync: "on", synchronous_commit: "on", ...settings },
    });
  const stop = async (name: string, signal: NodeJS.Signals) => {
    const pid = pids.get(name);
    pids.delete(name);
    if (pid === undefined || !isAlive(pid)) return;
    process.kill(pid, signal);
    while (isAlive(pid)) await wait(20);
  };
  const port = String(await freePort());
  await start("primary", { port });
  await stop("primary", "SIGINT");
  // A copy of a server that was stopped in order is a base backup, and keeps its owner.
  execFileSync("cp", ["-a", join(folder, "primary"), join(folder, "standby")]);
  rmSync(join(folder, "standby/data/postmaster.pid"), { force: true });
  writeFileSync(join(folder, "standby/data/standby.signal"), "");
  const primary = await start("primary", { port, synchronous_standby_names: "*" });
  const { username, password } = new URL(primary);
  const standby = await start("standby", {
    primary_conninfo: `host=127.0.0.1 port=${port} user=${username} password=${password}`,
  });
  return {
    url: primary.replace(/(@[^/]+)\//, `$1,${new URL(standby).host}/`),
    killPrimary: () => stop("primary", "SIGQUIT"),
    promoteStandby: async () => {
      const client = new pg.Client({ connectionString: standby });
      await client.connect();
      await client.query("select pg_promote()");
      await client.end();
    },
    [Symbol.asyncDispose]: async () => {
      for (const name of ["primary", "standby"]) await stop(name, "SIGQUIT");
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
