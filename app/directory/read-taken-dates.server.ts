import { asc, gte, sql } from "drizzle-orm";

import type { Transaction } from "#database/database.ts";
import { takenDates } from "#database/schema/index.ts";

/** Days on which listings are taken, by listing, from yesterday on: the page that shows them knows its own today. */
export async function readTakenDates(database: Transaction): Promise<Map<number, string[]>> {
  const rows = await database
    .select()
    .from(takenDates)
    .where(gte(takenDates.day, sql`current_date - 1`))
    .orderBy(asc(takenDates.day));
  const taken = new Map<number, string[]>();
  for (const { listingId, day } of rows) taken.set(listingId, [...(taken.get(listingId) ?? []), day]);
  return taken;
}
