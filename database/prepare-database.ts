import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";

import type { Database } from "./database.ts";
import type { OpenDatabase } from "./open-database.ts";
import * as schema from "./schema/index.ts";

/** Number of the advisory lock under which one process at a time migrates, loads the catalogue or restores a backup. */
export const startLock = 7_463_001;

/**
 * Brings the schema up to date and then lets `load` fill it, all on one connection that holds an
 * advisory lock: processes that start together take turns.
 * @param migrationsFolder folder that holds the migrations and their journal
 */
export async function prepareDatabase(
  open: OpenDatabase,
  migrationsFolder: string,
  load: (database: Database) => Promise<void>,
): Promise<void> {
  const client = await open.pool.connect();
  try {
    const database: Database = drizzle({ client, schema, casing: "snake_case" });
    await database.execute(sql`select pg_advisory_lock(${startLock})`);
    try {
      await migrate(database, { migrationsFolder });
      await load(database);
    } finally {
      await database.execute(sql`select pg_advisory_unlock(${startLock})`);
    }
  } finally {
    client.release();
  }
}
