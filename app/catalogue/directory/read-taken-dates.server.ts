import { and, asc, gte, sql } from "drizzle-orm";

import type { Transaction } from "#database/database.ts";
import { listingCalendars, takenDates } from "#database/schema/index.ts";

import { withinRange, type ListingRange } from "./listing-range.server.ts";

// From yesterday on: the page that shows them uses its own today.
const yesterday = sql`current_date - 1`;

/** Taken days of listings, by listing, in order. */
export async function readTakenDates(
  database: Transaction,
  range: ListingRange,
): Promise<Map<number, string[]>> {
  const rows = await database
    .select()
    .from(takenDates)
    .where(and(withinRange(takenDates.listingId, range), gte(takenDates.day, yesterday)))
    .orderBy(asc(takenDates.day));
  const taken = new Map<number, string[]>();
  for (const { listingId, day } of rows) {
    const days = taken.get(listingId);
    if (days) days.push(day);
    else taken.set(listingId, [day]);
  }
  return taken;
}

/** Until when listings say they are free on all days that they have not marked, by listing. */
export async function readFreeUntilDates(
  database: Transaction,
  range: ListingRange,
): Promise<Map<number, string>> {
  const rows = await database
    .select()
    .from(listingCalendars)
    .where(and(withinRange(listingCalendars.listingId, range), gte(listingCalendars.freeUntil, yesterday)));
  return new Map(rows.map(({ listingId, freeUntil }) => [listingId, freeUntil]));
}
