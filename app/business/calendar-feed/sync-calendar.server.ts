import { and, asc, eq, isNotNull, isNull, notInArray, sql } from "drizzle-orm";

import { addMonths } from "#app/calendar/add-months.ts";
import { albertaDate } from "#app/calendar/alberta-time.ts";
import { announceCatalogueChange } from "#database/catalogue-changes.ts";
import type { Database, Transaction } from "#database/database.ts";
import type { CalendarProblem } from "#database/enums.ts";
import { isListed } from "#database/is-listed.ts";
import { calendarFeeds, listings, takenDates } from "#database/schema/index.ts";

import { busyDays, type BusyDays, type BusyDaysProblem } from "./busy-days.server.ts";
import { fetchCalendar, type FetchedCalendar } from "./fetch-calendar.server.ts";

/** How far ahead a calendar is read, in months: as far as dates can be marked by hand. */
const monthsAhead = 36;

type Fetch = (url: URL) => Promise<FetchedCalendar>;

/** The listing was removed or is paused: no calendar is taken for it. */
type OffSite = "off-site";

/**
 * Connects a business's calendar, once it can be read: its busy days are taken dates from then on.
 * @returns why it cannot be read or is not taken, and then nothing has changed; null where it is connected
 */
export async function connectCalendar(
  database: Database,
  listingId: number,
  url: URL,
  fetch: Fetch = fetchCalendar,
): Promise<CalendarProblem | OffSite | null> {
  const read = await readBusyDays(url, fetch);
  if (!read.ok) return read.problem;
  return database.transaction(async (transaction) => {
    // It may have been paused or removed while the calendar was read.
    if (!(await lockIfOnSite(transaction, listingId))) return "off-site";
    const connected = { url: url.href, readAt: sql`now()`, problem: null };
    await transaction
      .insert(calendarFeeds)
      .values({ listingId, url: url.href })
      .onConflictDoUpdate({ target: calendarFeeds.listingId, set: connected });
    await replaceDays(transaction, listingId, read.days);
    return null;
  });
}

/**
 * Takes the busy days of a calendar that a business sent as a file; they count until the next one, or an address.
 * @returns why it cannot be read or is not taken, and then nothing has changed; null where its days are taken
 */
export async function saveCalendarFile(
  database: Database,
  listingId: number,
  text: string,
): Promise<BusyDaysProblem | OffSite | null> {
  const found = upcomingBusyDays(text);
  if (!found.ok) return found.problem;
  return database.transaction(async (transaction) => {
    if (!(await lockIfOnSite(transaction, listingId))) return "off-site";
    const sent = { url: null, readAt: sql`now()`, problem: null };
    await transaction
      .insert(calendarFeeds)
      .values({ listingId, url: null })
      .onConflictDoUpdate({ target: calendarFeeds.listingId, set: sent });
    await replaceDays(transaction, listingId, found.days);
    return null;
  });
}

/** Whether a listing is neither removed nor paused; it stays so until the transaction ends. */
async function lockIfOnSite(transaction: Transaction, listingId: number): Promise<boolean> {
  const [found] = await transaction
    .select({ id: listings.id })
    .from(listings)
    .where(and(eq(listings.id, listingId), isNull(listings.removedAt), isNull(listings.pausedAt)))
    // A calendar that is read meanwhile locks its feed first, and then needs the listing's key for its days.
    .for("no key update");
  return found !== undefined;
}

/** Forgets a business's calendar, and the dates that were read from it. */
export async function disconnectCalendar(transaction: Transaction, listingId: number): Promise<void> {
  await transaction.delete(calendarFeeds).where(eq(calendarFeeds.listingId, listingId));
  await replaceDays(transaction, listingId, []);
}

/**
 * Reads the calendars of all public listings that gave an address, one after the other. One that cannot be read
 * keeps its dates, and its business reads why.
 * @returns how many were read, and how many could not be
 */
export async function syncCalendars(
  { database }: { database: Database },
  fetch: Fetch = fetchCalendar,
): Promise<{ read: number; failed: number }> {
  const feeds = await database
    .select({ listingId: calendarFeeds.listingId, url: calendarFeeds.url })
    .from(calendarFeeds)
    .innerJoin(listings, eq(listings.id, calendarFeeds.listingId))
    .where(and(isListed(), isNotNull(calendarFeeds.url)))
    .orderBy(asc(calendarFeeds.listingId));
  const addresses = feeds.flatMap(({ listingId, url }) => (url === null ? [] : [{ listingId, url }]));
  let failed = 0;
  for (const { listingId, url } of addresses) {
    const found = await readBusyDays(new URL(url), fetch);
    if (!found.ok) failed += 1;
    await database.transaction(async (transaction) => {
      // Locked, and compared: the business may have changed or disconnected it meanwhile.
      const same = and(eq(calendarFeeds.listingId, listingId), eq(calendarFeeds.url, url));
      const [feed] = await transaction.select().from(calendarFeeds).where(same).for("update");
      if (feed === undefined) return;
      const state = found.ok ? { readAt: sql`now()`, problem: null } : { problem: found.problem };
      await transaction.update(calendarFeeds).set(state).where(same);
      if (found.ok) await replaceDays(transaction, listingId, found.days);
    });
  }
  return { read: addresses.length - failed, failed };
}

async function readBusyDays(
  url: URL,
  fetch: Fetch,
): Promise<{ ok: true; days: string[] } | { ok: false; problem: CalendarProblem }> {
  const fetched = await fetch(url);
  return fetched.ok ? upcomingBusyDays(fetched.text) : fetched;
}

function upcomingBusyDays(text: string): BusyDays {
  const today = albertaDate(new Date());
  return busyDays(text, { from: today, to: addMonths(today, monthsAhead) });
}

/** The dates from a calendar are these and no others; what was marked by hand stays. */
async function replaceDays(
  transaction: Transaction,
  listingId: number,
  days: readonly string[],
): Promise<void> {
  await transaction
    .delete(takenDates)
    .where(
      and(
        eq(takenDates.listingId, listingId),
        eq(takenDates.fromCalendar, true),
        days.length === 0 ? undefined : notInArray(takenDates.day, [...days]),
      ),
    );
  if (days.length > 0)
    await transaction
      .insert(takenDates)
      .values(days.map((day) => ({ listingId, day, fromCalendar: true })))
      .onConflictDoNothing();
  await announceCatalogueChange(transaction);
}
