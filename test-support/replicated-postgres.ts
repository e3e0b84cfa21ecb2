import { execFileSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import pg from "pg";

import { freePort } from "../tooling/free-port.mjs";
import { openPostgresClusters } from "./postgres-clusters.ts";

/** A PostgreSQL with a standby that has every acknowledged change (synchronous replication). */
export type ReplicatedPostgres = AsyncDisposable & {
  /** Names both. */
  url: string;
  killPrimary: () => Promise<void>;
  promoteStandby: () => Promise<void>;
};

/** @returns null where no PostgreSQL is installed */
export async function startReplicatedPostgres(): Promise<ReplicatedPostgres | null> {
  const clusters = openPostgresClusters();
  if (clusters === null) return null;
  const port = String(await freePort());
  await clusters.start("primary", { port });
  await clusters.stop("primary", "SIGINT");
  // A copy of a server that was stopped in order is a base backup, and keeps its owner.
  const copy = clusters.folderOf("standby");
  execFileSync("cp", ["-a", clusters.folderOf("primary"), copy]);
  rmSync(join(copy, "data/postmaster.pid"), { force: true });
  writeFileSync(join(copy, "data/standby.signal"), "");
  const primary = await clusters.start("primary", { port, synchronous_standby_names: "*" });
  const { username, password } = new URL(primary);
  const standby = await clusters.start("standby", {
    primary_conninfo: `host=127.0.0.1 port=${port} user=${username} password=${password}`,
  });
  return {
    url: primary.replace(/(@[^/]+)\//, `$1,${new URL(standby).host}/`),
    killPrimary: () => clusters.stop("primary", "SIGQUIT"),
    promoteStandby: async () => {
      const client = new pg.Client({ connectionString: standby });
      await client.connect();
      await client.query("select pg_promote()");
      await client.end();
    },
    [Symbol.asyncDispose]: () => clusters[Symbol.asyncDispose](),
  };
}
