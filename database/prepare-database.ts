import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";

import type { Database } from "./database.ts";
import type { OpenDatabase } from "./open-database.ts";
import * as schema from "./schema/index.ts";

/**
 * Number of the advisory lock under which one process at a time migrates, loads the catalogue or restores a
 * backup.
 */
export const startupLock = 7_463_001;

/**
 * Migrates the schema and then lets `load` fill it, all on one connection that holds an advisory lock:
 * processes that start together run one after the other.
 * @param migrationsFolder folder of the migrations and their journal
 */
export async function prepareDatabase(
  open: OpenDatabase,
  migrationsFolder: string,
  load: (database: Database) => Promise<void>,
): Promise<void> {
  const client = await open.pool.connect();
  try {
    const database: Database = drizzle({ client, schema, casing: "snake_case" });
    await database.execute(sql`select pg_advisory_lock(${startupLock})`);
    try {
      await migrate(database, { migrationsFolder });
      await load(database);
    } finally {
      await database.execute(sql`select pg_advisory_unlock(${startupLock})`);
    }
  } finally {
    client.release();
  }
}
