import { sql } from "drizzle-orm";

import { countErased, type Erasing } from "#app/erasure/erasing.ts";

/** What stands where an address stood. */
const struck = "[erased]";

/**
 * Strikes an address out of everything else that was written: in an answer, a correction, what a mail
 * server said. Looks at every column of text that there is, so no table can be forgotten.
 */
export async function strikeOut(erasing: Erasing, address: string): Promise<void> {
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
    countErased(erasing, `${name} (words)`, rowCount ?? 0);
  }
}
