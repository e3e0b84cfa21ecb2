import { sql } from "drizzle-orm";

import type { Transaction } from "#database/database.ts";

import { jobTable } from "./job-table.ts";

/** A database in which no site has opened its queue yet has no jobs. */
async function hasJobs(transaction: Transaction): Promise<boolean> {
  const { rows } = await transaction.execute<{ found: boolean }>(
    sql`select to_regclass('pgboss.job') is not null as found`,
  );
  return rows[0]?.found === true;
}

/** Removes the jobs with given keys, whatever their state. */
export async function eraseJobs(
  transaction: Transaction,
  queue: string,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0 || !(await hasJobs(transaction))) return;
  const list = sql.join(
    keys.map((key) => sql`${key}`),
    sql`, `,
  );
  await transaction.execute(
    sql`delete from ${jobTable} where name = ${queue} and data ->> 'key' in (${list})`,
  );
}

/**
 * Removes the jobs whose data or failures contain a text: mail servers repeat the email that they reject.
 * @returns how many
 */
export async function eraseJobsContaining(transaction: Transaction, text: string): Promise<number> {
  if (!(await hasJobs(transaction))) return 0;
  const { rowCount } = await transaction.execute(
    sql`delete from ${jobTable}
      where position(lower(${text}) in lower(coalesce(data::text, '') || coalesce(output::text, ''))) > 0`,
  );
  return rowCount ?? 0;
}
