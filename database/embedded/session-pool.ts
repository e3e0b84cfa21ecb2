import { once } from "node:events";
import type { PGlite } from "@electric-sql/pglite";
import { Pool, type ClientBase } from "pg";
import { SessionStream } from "./session-stream.ts";

/** Closing of a database's newest client: PGlite has one session, which two clients must not share. */
const lastClosed = new WeakMap<PGlite, Promise<unknown>>();

/**
 * A node-postgres pool of one client on PGlite's only session.
 *
 * Inside a transaction only its own client may be used; a query on the pool fails after `waitMillis` with
 * "timeout exceeded when trying to connect".
 *
 * PGlite's own adapter (`@electric-sql/pglite/node-postgres` 0.5.16) is not used: node-postgres drops a
 * client whose query failed, and that adapter then gives the pending responses to the next client, which
 * treats them as its own.
 *
 * @param waitMillis how long a query waits for its turn, in milliseconds.
 * @param onConnect called with each new client; its first query waits for it.
 */
export function createSessionPool(
  database: PGlite,
  waitMillis: number,
  onConnect: (client: ClientBase) => Promise<void> = async () => {},
): Pool {
  const pool = new Pool({
    max: 1,
    onConnect,
    connectionTimeoutMillis: waitMillis,
    idleTimeoutMillis: 0,
    user: "postgres",
    database: "postgres",
    ssl: false,
    stream: () => {
      const stream = new SessionStream(database, lastClosed.get(database) ?? Promise.resolve());
      lastClosed.set(
        database,
        once(stream, "close").catch(() => undefined),
      );
      return stream;
    },
  });
  // An idle client fails only when PostgreSQL has ended, which is reported through onStopped; without a
  // listener here Node would end the process.
  pool.on("error", () => {});
  return pool;
}
