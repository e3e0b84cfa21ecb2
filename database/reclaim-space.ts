import { sql } from "drizzle-orm";

import type { Database } from "./database.ts";

/**
 * Gives the space of deleted rows back. On the embedded database nothing of them is left in its files
 * afterwards: tables and indexes are written anew, so is what the planner remembers of their values,
 * and the log that still had them is written over and removed. On PostgreSQL the space may be used
 * again; its log and its copies are the server's matter.
 */
export async function freeSpace(database: Database, kind: "embedded" | "postgresql"): Promise<void> {
  const { rows } = await database.execute<{ name: string }>(sql`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'pgboss') order by 1`);
  const tables = rows.map(({ name }) => name).join(", ");
  if (kind === "postgresql") {
    await database.execute(sql.raw(`vacuum (analyze) ${tables}`));
    return;
  }
  await database.execute(sql.raw(`vacuum (full) ${tables}`));
  // The planner remembers the commonest values of a column, of an empty table even those that it had.
  await database.execute(sql`delete from pg_statistic`);
  await database.execute(sql`vacuum (full) pg_statistic`);
  await database.execute(sql.raw(`analyze ${tables}`));
  await writeLogAnew(database);
}

/** More log files than there ever are beside each other: max_wal_size is 32 MB, a file has 4. */
const mostLogFiles = 40;

/**
 * Log files that were done with are kept under the names of coming ones, with what was in them. Once
 * a new file is begun and a checkpoint made, all that have something of what was deleted are such
 * files. Switching fills the rest of a file with zeros, so each of them is gone through once.
 */
async function writeLogAnew(database: Database): Promise<void> {
  await beginLogFile(database);
  await database.execute(sql`checkpoint`);
  const { rows } = await database.execute<{ files: string }>(
    sql`select count(*) as files from pg_ls_waldir()`,
  );
  const files = Math.min(mostLogFiles, Number(rows[0]?.files) + 1);
  for (let file = 0; file < files; file += 1) await beginLogFile(database);
  await database.execute(sql`checkpoint`);
}

async function beginLogFile(database: Database): Promise<void> {
  // An empty file is not switched: something has to stand in it.
  await database.execute(sql`select pg_logical_emit_message(false, 'erasure', '')`);
  await database.execute(sql`select pg_switch_wal()`);
}
