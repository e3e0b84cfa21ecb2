import { sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { z } from "zod";

import type { Transaction } from "#database/database.ts";
import { siteState } from "#database/schema/index.ts";

/** The salt of every key beside the secret, within a query. */
export const currentSalt = sql<string>`coalesce((select ${siteState.linkSalt} from ${siteState}), '')`;

const read = z.object({ salt: z.string() });

/**
 * Reads the salt for keys whose hashes are written in this transaction: until it ends, the links of a table
 * are not all renewed.
 */
export async function lockSalt(transaction: Transaction, table: PgTable): Promise<string> {
  await transaction.execute(sql`lock table ${table} in row exclusive mode`);
  // A separate statement, so that it sees what was committed while it waited for the lock.
  const { rows } = await transaction.execute(sql`select ${currentSalt} as salt`);
  return read.parse(rows[0]).salt;
}
