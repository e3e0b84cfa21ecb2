import { sql } from "drizzle-orm";

import { countErasedRows, type ErasureContext } from "./erasure-context.ts";

/** The text that replaces an email. */
const struck = "[erased]";

/**
 * Redacts an email in everything else that was written: in an answer, a correction, a mail server's error. It
 * searches every text column that exists, so no table can be forgotten.
 */
export async function redactEmail(erasing: ErasureContext, address: string): Promise<void> {
  const { transaction } = erasing;
  const { rows } = await transaction.execute<{ name: string; column: string; type: string }>(sql`
    select c.relname as name, a.attname as column, format_type(a.atttypid, a.atttypmod) as type
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and format_type(a.atttypid, a.atttypmod) in ('text', 'text[]', 'jsonb')`);
  const pattern = address.replace(/[^\w@]/g, String.raw`\$&`);
  for (const { name, column, type } of rows) {
    const where = sql.identifier(column);
    const { rowCount } = await transaction.execute(sql`
      update ${sql.identifier(name)}
      set ${where} = regexp_replace(${where}::text, ${pattern}, ${struck}, 'gi')::${sql.raw(type)}
      where position(lower(${address}) in lower(${where}::text)) > 0`);
    countErasedRows(erasing, `${name} (words)`, rowCount ?? 0);
  }
}
