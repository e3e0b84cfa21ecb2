import { chmodSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { findPostgres } from "../tooling/find-postgres.mjs";
import { startPostgres } from "../tooling/postgres.mjs";
import { removeFolder, temporaryFolder } from "./temporary-folder.ts";

/** A PostgreSQL that a test may kill. */
export type DisposablePostgres = AsyncDisposable & {
  url: string;
  /** As after an immediate stop: it waits for nothing, and writes nothing. */
  kill: () => Promise<void>;
  /** The same again, on the same port. */
  start: () => Promise<void>;
};

/** @returns null where no PostgreSQL is installed */
export async function startDisposablePostgres(): Promise<DisposablePostgres | null> {
  const postgres = findPostgres();
  if (postgres === undefined) return null;
  const folder = temporaryFolder("own-postgres");
  // PostgreSQL may run as another user, who needs access to the cluster in it.
  chmodSync(folder, 0o711);
  const cluster = join(folder, "cluster");
  let pid = 0;
  const start = (port?: string) =>
    startPostgres({
      postgres,
      folder: cluster,
      onStart: (started) => (pid = started),
      // Everything acknowledged has to be there after a kill.
      settings: { fsync: "on", synchronous_commit: "on", ...(port === undefined ? {} : { port }) },
    });
  const url = await start();
  const kill = async () => {
    const killed = pid;
    pid = 0;
    if (killed === 0) return;
    // The test's own child process, which may have ended already.
    if (isAlive(killed)) process.kill(killed, "SIGQUIT");
    while (isAlive(killed)) await wait(20);
  };
  return {
    url,
    kill,
    start: async () => void (await start(new URL(url).port)),
    [Symbol.asyncDispose]: async () => {
      await kill();
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
