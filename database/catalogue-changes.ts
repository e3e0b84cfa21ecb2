import { sql } from "drizzle-orm";

import type { Transaction } from "./database.ts";

/** PostgreSQL notification channel for changes of the catalogue. */
export const catalogueChannel = "catalogue_changed";

/**
 * Notifies every open site that listings or their related rows have changed. Call it in the transaction that
 * writes: the sites are notified when it is committed, and never of one that is rolled back.
 */
export async function announceCatalogueChange(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select pg_notify(${catalogueChannel}, '')`);
}
