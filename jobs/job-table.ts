import { sql, type SQL } from "drizzle-orm";

/** Every job is in this table or in a partition of it. */
export const jobTable = sql.raw("pgboss.job");

/**
 * Whether a queue has an unfinished job with a key, as a condition; it reads the index of such jobs.
 * @param key an expression, such as a column
 */
export const hasUnfinishedJob = (queue: string, key: SQL): SQL =>
  sql`exists (select 1 from ${jobTable}
    where name = ${queue} and coalesce(singleton_key, '') = ${key} and state <= 'active' and policy = 'exclusive')`;
