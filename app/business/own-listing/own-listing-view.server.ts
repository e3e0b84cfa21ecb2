import { and, asc, eq, gte } from "drizzle-orm";

import { calendarProblemWords } from "#app/business/calendar-feed/calendar-problem-words.ts";
import { areDatesOld } from "#app/catalogue/directory/availability-calendar.ts";
import { formatDate } from "#app/calendar/format-date.ts";
import { formatDateTime } from "#app/calendar/format-date-time.ts";
import { albertaDate } from "#app/calendar/alberta-time.ts";
import { listingPath } from "#app/catalogue/directory/listing-card.ts";
import { readReviewsToReplyTo } from "#app/couple/reviews/reply-to-review.server.ts";
import { readPictures } from "#app/catalogue/directory/read-pictures.server.ts";
import { readOwnFacts } from "#app/business/fact-reports/own-facts.server.ts";
import { resolveKey } from "#app/messaging/private-links/private-links.server.ts";
import { profileFromRow } from "#app/business/profile/profile-columns.server.ts";
import { profileFormValues } from "#app/business/profile/profile-form-values.ts";
import type { Database } from "#database/database.ts";
import {
  calendarFeeds,
  listingCalendars,
  listingContacts,
  listings,
  takenDates,
} from "#database/schema/index.ts";

import { formatDateRange, toDateRanges } from "#app/catalogue/listings/date-ranges.ts";

import { pauseEnd } from "./pause.ts";

/** What the private page of a listing shows. */
/** A listing whose private page is open. */
export type OpenListing = NonNullable<Awaited<ReturnType<typeof loadListingByKey>>>;

export type OwnListingView = OpenListing["view"];

/** Opens a listing by the key that was mailed to its business; null for an unknown or expired key. */
export async function loadListingByKey(database: Database, key: string) {
  const subject = await resolveKey(database, "listing", key);
  if (subject === null) return null;
  const id = Number(subject);
  const [found] = await database
    .select({
      row: listings,
      email: listingContacts.email,
      mutedAt: listingContacts.mutedAt,
      freeUntil: listingCalendars.freeUntil,
    })
    .from(listings)
    .leftJoin(listingCalendars, eq(listingCalendars.listingId, listings.id))
    .leftJoin(listingContacts, eq(listingContacts.listingId, listings.id))
    .where(eq(listings.id, id));
  if (found === undefined) return null;
  const { row, email, mutedAt, freeUntil } = found;
  const profile = profileFromRow(row);
  const today = albertaDate(new Date());
  const pictures = (await readPictures(database, { first: id, last: id })).get(id) ?? [];
  const taken = await database
    .select({ day: takenDates.day, fromCalendar: takenDates.fromCalendar })
    .from(takenDates)
    .where(and(eq(takenDates.listingId, id), gte(takenDates.day, today)))
    .orderBy(asc(takenDates.day));
  const [feed] = await database.select().from(calendarFeeds).where(eq(calendarFeeds.listingId, id));
  const reviews = await readReviewsToReplyTo(database, id);
  return {
    id,
    profile,
    view: {
      id,
      name: row.name,
      path: listingPath({ id, slug: row.slug, category: profile.category }),
      email,
      /** It asked for no more mail. */
      isUnsubscribed: mutedAt !== null,
      isWithdrawn: row.removedAt !== null,
      /** The last day on which it can be brought back; null where it is not paused. */
      pausedUntil: row.pausedAt === null ? null : pauseEnd(row.pausedAt, row.pauseEndToldAt),
      isPausedByTeam: row.pausedBy === "team",
      reviews,
      // A sample price is ours, so the business must not confirm it by saving.
      values: profileFormValues(row.sampleFields.includes("price") ? { ...profile, price: null } : profile),
      pictures,
      freeUntil: freeUntil !== null && freeUntil >= today ? freeUntil : null,
      isVenue: profile.category === "venues",
      facts: await readOwnFacts(database, { id, category: profile.category }),
      taken: [...rangesOf(taken, false), ...rangesOf(taken, true)].toSorted((a, b) =>
        a.from.localeCompare(b.from),
      ),
      calendar:
        feed === undefined
          ? null
          : {
              /** Null: it was sent as a file. */
              host: feed.url === null ? null : new URL(feed.url).hostname,
              readAt: formatDateTime(feed.readAt),
              readOn: formatDate(albertaDate(feed.readAt)),
              isOld: areDatesOld(albertaDate(feed.readAt), today),
              problem: feed.problem && calendarProblemWords[feed.problem],
            },
    },
  };
}

/** Taken days as ranges, those that were read from the calendar or those that were marked by hand. */
const rangesOf = (taken: readonly { day: string; fromCalendar: boolean }[], isFromCalendar: boolean) =>
  toDateRanges(taken.filter(({ fromCalendar }) => fromCalendar === isFromCalendar).map(({ day }) => day)).map(
    (run) => ({ ...run, said: formatDateRange(run), isFromCalendar }),
  );
