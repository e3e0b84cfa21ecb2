import { drizzle } from "drizzle-orm/node-postgres";
import { join } from "node:path";

import pg from "pg";

import { clientOfPrimary, databaseServers, readDatabaseUrls } from "./database-hosts.ts";
import type { ListenToChannel } from "./notification-channel.ts";
import type { Database } from "./database.ts";
import { listenOnConnection } from "./listen-on-connection.ts";
import * as schema from "./schema/index.ts";

export type OpenDatabase = {
  database: Database;
  pool: pg.Pool;
  kind: "embedded" | "postgresql";
  /** Receives notifications sent with pg_notify by a transaction on any node. */
  listen: ListenToChannel;
  close: () => Promise<void>;
};

/** How long a query waits for a free connection before it fails, in milliseconds. */
const connectionTimeoutMillis = 10_000;

/** With several servers: a connection to one that only reads by now is replaced after this, in seconds. */
const maxLifetimeSeconds = 60;

/**
 * Opens the database in the settings: PostgreSQL at databaseUrl, else the embedded one under dataDir.
 * @throws FolderInUseError when another process has the folder open
 */
export async function openDatabase(settings: {
  databaseUrl: string | null;
  dataDir: string;
}): Promise<OpenDatabase> {
  const { databaseUrl } = settings;
  if (databaseUrl !== null) {
    const { urls, mistake } = readDatabaseUrls(databaseUrl);
    if (urls === null) throw new Error(`DATABASE_URL: ${mistake}`);
    const servers = databaseServers(urls);
    const pool = new pg.Pool({
      connectionString: urls[0],
      max: 10,
      connectionTimeoutMillis,
      ...(servers.areSeveral && { Client: clientOfPrimary(servers), maxLifetimeSeconds }),
    });
    // An idle connection that breaks must not end the process; the next query opens a new one.
    pool.on("error", (error) => console.error(`The database dropped an idle connection: ${error.message}`));
    // Nor must one that breaks in the middle of a transaction: the pool does not listen to a connection in
    // use, and between two queries nothing else does. The next query reports the error to its caller.
    pool.on("connect", (client) => client.on("error", () => {}));
    return {
      database: drizzle({ client: pool, schema, casing: "snake_case" }),
      pool,
      kind: "postgresql",
      listen: (channel, heard) => listenOnConnection(servers, channel, heard),
      close: () => pool.end(),
    };
  }
  // PGlite is large: a site on PostgreSQL never loads it.
  const { openEmbeddedDatabase } = await import("./embedded/open-embedded-database.ts");
  const embedded = await openEmbeddedDatabase(join(settings.dataDir, "database"), {
    waitMillis: connectionTimeoutMillis,
    onStopped: endProcess,
  });
  return {
    database: drizzle({ client: embedded.pool, schema, casing: "snake_case" }),
    pool: embedded.pool,
    kind: "embedded",
    listen: embedded.listen,
    close: () => embedded.close(),
  };
}

/** The embedded database has ended by itself; only a new start recovers everything acknowledged. */
function endProcess(error: Error): void {
  console.error(`The embedded database has stopped: ${error.message}`);
  process.exit(1);
}
