import { sql } from "drizzle-orm";

import type { Database } from "./database.ts";

/**
 * Frees the space of deleted rows. On the embedded database nothing of them remains in its files: tables and
 * indexes are rewritten, so are the planner's statistics, and the log that still had them is overwritten and
 * removed. On PostgreSQL the space becomes reusable; its log and its copies are the server's responsibility.
 */
export async function reclaimSpace(database: Database, kind: "embedded" | "postgresql"): Promise<void> {
  const { rows } = await database.execute<{ name: string }>(sql`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'pgboss') order by 1`);
  const tables = rows.map(({ name }) => name).join(", ");
  if (kind === "postgresql") {
    await database.execute(sql.raw(`vacuum (analyze) ${tables}`));
    return;
  }
  await database.execute(sql.raw(`vacuum (full) ${tables}`));
  // The planner stores the most common values of a column, of an empty table even the former ones.
  await database.execute(sql`delete from pg_statistic`);
  await database.execute(sql`vacuum (full) pg_statistic`);
  await database.execute(sql.raw(`analyze ${tables}`));
  await rewriteLog(database);
}

/** More log files than ever exist at once: max_wal_size is 32 MB, a file has 4. */
const maxLogFiles = 40;

/**
 * Finished log files are recycled under the names of future ones, with their old content. After a new file is
 * begun and a checkpoint made, all that contain deleted data are such files. Switching fills the rest of a
 * file with zeros, so each of them is overwritten once.
 */
async function rewriteLog(database: Database): Promise<void> {
  await beginLogFile(database);
  await database.execute(sql`checkpoint`);
  const { rows } = await database.execute<{ files: string }>(
    sql`select count(*) as files from pg_ls_waldir()`,
  );
  const files = Math.min(maxLogFiles, Number(rows[0]?.files) + 1);
  for (let file = 0; file < files; file += 1) await beginLogFile(database);
  await database.execute(sql`checkpoint`);
}

async function beginLogFile(database: Database): Promise<void> {
  // An empty file is not switched: it needs some content.
  await database.execute(sql`select pg_logical_emit_message(false, 'erasure', '')`);
  await database.execute(sql`select pg_switch_wal()`);
}
