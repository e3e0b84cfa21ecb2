import { sql } from "drizzle-orm";

import type { Transaction } from "#database/database.ts";

import { BackupError } from "./backup-error.ts";
import type { BackupBodyLine } from "./backup-format.ts";
import { describeTables, type TableDescription } from "./describe-tables.ts";

/** Maximum rows, and characters, in one insert: a statement of many pictures would fill the memory. */
const batch = { rows: 500, letters: 4_000_000 };

type InsertRows = (rows: readonly BackupBodyLine[]) => Promise<void>;

const beforeAnyTable: InsertRows = () => Promise.reject(new BackupError("The backup names no table."));

/** Writes the lines of a backup into empty tables and then sets the sequences. */
export async function fillTables(
  transaction: Transaction,
  body: AsyncIterable<BackupBodyLine>,
): Promise<void> {
  const tables = new Map((await describeTables(transaction)).map((table) => [table.name, table]));
  let insert = beforeAnyTable;
  let waiting: BackupBodyLine[] = [];
  let letters = 0;
  const flush = async () => {
    if (waiting.length > 0) await insert(waiting);
    waiting = [];
    letters = 0;
  };
  for await (const line of body) {
    if (Array.isArray(line)) {
      waiting.push(line);
      letters += line.reduce((sum, value) => sum + (value?.length ?? 0), 0);
      if (waiting.length === batch.rows || letters > batch.letters) await flush();
      continue;
    }
    await flush();
    if ("table" in line) {
      const statement = insertInto(tables.get(line.table), line.table, line.columns);
      insert = async (rows) => {
        await transaction.execute(statement(JSON.stringify(rows)));
      };
    } else await setSequences(transaction, line.sequences);
  }
  await flush();
}

function insertInto(table: TableDescription | undefined, name: string, columns: readonly string[]) {
  const types = columns.map((column) => table?.types[table.columns.indexOf(column)]);
  if (table === undefined || types.includes(undefined))
    throw new BackupError(`The backup has a table ${name} that its own version does not know.`);
  const names = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  const values = sql.join(
    types.map((type, at) => sql.raw(`(r.v ->> ${at})::${type}`)),
    sql`, `,
  );
  return (rows: string) => sql`
    insert into ${sql.identifier(name)} (${names}) overriding system value
    select ${values} from jsonb_array_elements(${rows}::jsonb) as r(v)`;
}

async function setSequences(
  transaction: Transaction,
  sequences: Readonly<Record<string, string | null>>,
): Promise<void> {
  for (const [name, last] of Object.entries(sequences))
    if (last !== null)
      await transaction.execute(
        sql`select setval(format('public.%I', ${name}::text)::regclass, ${last}::bigint)`,
      );
}
