import { sql } from "drizzle-orm";

import type { Transaction } from "./database.ts";

/** What PostgreSQL calls the news that the catalogue has changed. */
export const catalogueChannel = "catalogue_changed";

/**
 * Tells every open site that listings or what belongs to them have changed. Call it in the
 * transaction that writes: the sites hear of it when that is committed, and never of one that is
 * rolled back.
 */
export async function announceCatalogueChange(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select pg_notify(${catalogueChannel}, '')`);
}
