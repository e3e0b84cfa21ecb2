import { sql } from "drizzle-orm";

import type { Database, Transaction } from "./database.ts";
import { listenerName } from "./listen-on-connection.ts";

/** How many connections processes of the site listen with on a PostgreSQL; the embedded one has no other process. */
export async function countSites(database: Database | Transaction): Promise<number> {
  const { rows } = await database.execute(
    sql`select 1 from pg_stat_activity where datname = current_database() and application_name = ${listenerName}`,
  );
  return rows.length;
}
