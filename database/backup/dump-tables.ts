import { sql } from "drizzle-orm";

import type { Transaction } from "#database/database.ts";

import type { BackupBodyLine } from "./backup-format.ts";
import { describeTables, readSequences } from "./describe-tables.ts";

/** Rows fetched at once; fewer for pictures, because one can be half a megabyte. */
const batchOf = (types: readonly string[]) => (types.includes("bytea") ? 5 : 500);

/** Makes values the same text on every database, whatever its settings are. */
export async function setTextFormats(transaction: Transaction): Promise<void> {
  for (const [name, value] of [
    ["TimeZone", "UTC"],
    ["DateStyle", "ISO, YMD"],
    ["IntervalStyle", "postgres"],
    ["bytea_output", "hex"],
    ["extra_float_digits", "1"],
  ] as const)
    await transaction.execute(sql`select set_config(${name}, ${value}, true)`);
}

/** Everything in the database, table by table; for a transaction that sees one moment. */
export async function* dumpTables(transaction: Transaction): AsyncGenerator<BackupBodyLine> {
  for (const { name, columns, types } of await describeTables(transaction)) {
    const batch = batchOf(types);
    yield { table: name, columns };
    const values = sql.join(
      columns.map((column) => sql`${sql.identifier(column)}::text`),
      sql`, `,
    );
    await transaction.execute(
      sql`declare backup_rows cursor for select json_build_array(${values}) as row from ${sql.identifier(name)}`,
    );
    for (;;) {
      const { rows } = await transaction.execute<{ row: (string | null)[] }>(
        sql.raw(`fetch ${batch} from backup_rows`),
      );
      for (const { row } of rows) yield row;
      if (rows.length < batch) break;
    }
    await transaction.execute(sql`close backup_rows`);
  }
  yield { sequences: await readSequences(transaction) };
}

/** How many rows each table has. */
export async function countRows(transaction: Transaction): Promise<Record<string, number>> {
  const counts: [string, number][] = [];
  for (const { name } of await describeTables(transaction)) {
    const { rows } = await transaction.execute<{ count: string }>(
      sql`select count(*) as count from ${sql.identifier(name)}`,
    );
    counts.push([name, Number(rows[0]?.count)]);
  }
  return Object.fromEntries(counts);
}
