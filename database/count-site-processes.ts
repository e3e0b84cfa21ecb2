import { sql } from "drizzle-orm";

import type { Database, Transaction } from "./database.ts";
import { listenerName } from "./listen-on-connection.ts";

/** Number of the site's processes that listen on a PostgreSQL; the embedded database has no other process. */
export async function countSiteProcesses(database: Database | Transaction): Promise<number> {
  const { rows } = await database.execute(
    sql`select 1 from pg_stat_activity where datname = current_database() and application_name = ${listenerName}`,
  );
  return rows.length;
}
