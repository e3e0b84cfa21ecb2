import { and, asc, gte, sql } from "drizzle-orm";

import type { Transaction } from "#database/database.ts";
import { keptCalendars, takenDates } from "#database/schema/index.ts";

import { withinRange, type ListingRange } from "./listing-range.server.ts";

// From yesterday on: the page that shows them knows its own today.
const yesterday = sql`current_date - 1`;

/** Days on which listings are taken, by listing, in order. */
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

/** Until when listings say to be free on all days that they have not marked, by listing. */
export async function readKeptCalendars(
  database: Transaction,
  range: ListingRange,
): Promise<Map<number, string>> {
  const rows = await database
    .select()
    .from(keptCalendars)
    .where(and(withinRange(keptCalendars.listingId, range), gte(keptCalendars.freeUntil, yesterday)));
  return new Map(rows.map(({ listingId, freeUntil }) => [listingId, freeUntil]));
}
