import { and, asc, gte, sql } from "drizzle-orm";

import { albertaDate } from "#app/calendar/alberta-time.ts";
import type { Transaction } from "#database/database.ts";
import { calendarFeeds, listingCalendars, takenDates } from "#database/schema/index.ts";

import type { Listing } from "./listing.ts";
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

/** What listings say of their other days, and how old what they say of any is, by listing. */
export async function readCalendars(
  database: Transaction,
  range: ListingRange,
): Promise<Map<number, Pick<Listing, "freeUntil" | "datesAsOf" | "datesFromFile">>> {
  const said = await database
    .select({
      id: listingCalendars.listingId,
      freeUntil: listingCalendars.freeUntil,
      isPast: sql<boolean>`${listingCalendars.freeUntil} < ${yesterday}`,
      saidAt: listingCalendars.saidAt,
    })
    .from(listingCalendars)
    .where(withinRange(listingCalendars.listingId, range));
  const read = await database
    .select({
      id: calendarFeeds.listingId,
      readAt: calendarFeeds.readAt,
      isFile: sql<boolean>`${calendarFeeds.url} is null`,
    })
    .from(calendarFeeds)
    .where(withinRange(calendarFeeds.listingId, range));
  const calendars = new Map<number, Pick<Listing, "freeUntil" | "datesAsOf" | "datesFromFile">>(
    said.map(({ id, freeUntil, isPast, saidAt }) => [
      id,
      { freeUntil: isPast ? null : freeUntil, datesAsOf: albertaDate(saidAt) },
    ]),
  );
  // A calendar that was read is what its taken days come from.
  for (const { id, readAt, isFile } of read)
    calendars.set(id, {
      freeUntil: calendars.get(id)?.freeUntil ?? null,
      datesAsOf: albertaDate(readAt),
      ...(isFile && { datesFromFile: true }),
    });
  return calendars;
}
