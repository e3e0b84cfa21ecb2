import { sql } from "drizzle-orm";

import type { Transaction } from "#database/database.ts";

export type TableDescription = {
  name: string;
  /** In order, without generated columns. */
  columns: string[];
  /** SQL names of the columns' types. */
  types: string[];
};

/**
 * The site's tables, each after those that it references. The job queue's tables are not included: pending
 * work is recorded in our own tables (mails), and the queue is filled from there.
 */
export async function describeTables(transaction: Transaction): Promise<TableDescription[]> {
  const { rows } = await transaction.execute<TableDescription>(sql`
    select c.relname as name,
           array_agg(a.attname::text order by a.attnum) as columns,
           array_agg(format_type(a.atttypid, a.atttypmod) order by a.attnum) as types
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    group by c.relname
    order by c.relname`);
  const { rows: references } = await transaction.execute<{ from: string; to: string }>(sql`
    select f.conrelid::regclass::text as from, f.confrelid::regclass::text as to
    from pg_constraint f
    where f.contype = 'f' and f.connamespace = 'public'::regnamespace and f.conrelid <> f.confrelid`);
  return inOrder(rows, references);
}

function inOrder(
  tables: readonly TableDescription[],
  references: readonly { from: string; to: string }[],
): TableDescription[] {
  const ordered: TableDescription[] = [];
  const waiting = new Set(tables);
  while (waiting.size > 0) {
    const names = new Set([...waiting].map(({ name }) => name));
    const free = [...waiting].filter(
      ({ name }) => !references.some(({ from, to }) => from === name && names.has(to)),
    );
    if (free.length === 0)
      throw new Error(`These tables point to each other in a ring: ${[...names].join(", ")}.`);
    for (const table of free) {
      ordered.push(table);
      waiting.delete(table);
    }
  }
  return ordered;
}

/** The last number of each sequence; null for an unused one. */
export async function readSequences(transaction: Transaction): Promise<Record<string, string | null>> {
  const { rows } = await transaction.execute<{ name: string; last: string | null }>(sql`
    select sequencename::text as name, last_value::text as last
    from pg_sequences where schemaname = 'public' order by sequencename`);
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}
