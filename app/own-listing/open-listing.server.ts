import { and, asc, eq, gte } from "drizzle-orm";

import { albertaDate } from "#app/calendar/alberta-time.ts";
import { listingPath } from "#app/catalogue/directory/listing-card.ts";
import { reviewsToAnswer } from "#app/couple/reviews/reply-to-review.server.ts";
import { readPictures } from "#app/catalogue/directory/read-pictures.server.ts";
import { readOwnFacts } from "#app/business/fact-reports/own-facts.server.ts";
import { openKey } from "#app/messaging/private-links/private-links.server.ts";
import { profileOf } from "#app/business/profile/profile-columns.server.ts";
import { typedAgain } from "#app/business/profile/profile-form-values.ts";
import type { Database } from "#database/database.ts";
import { keptCalendars, listingContacts, listings, takenDates } from "#database/schema/index.ts";

import { describeRun, runsOf } from "#app/listings/date-runs.ts";

/** What the private page of a listing shows. */
export type OwnListingView = NonNullable<Awaited<ReturnType<typeof openListing>>>["view"];

/** Opens a listing by the key that was mailed to its business; null for a key that opens nothing (any more). */
export async function openListing(database: Database, key: string) {
  const subject = await openKey(database, "listing", key);
  if (subject === null) return null;
  const id = Number(subject);
  const [found] = await database
    .select({ row: listings, email: listingContacts.email, freeUntil: keptCalendars.freeUntil })
    .from(listings)
    .leftJoin(keptCalendars, eq(keptCalendars.listingId, listings.id))
    .leftJoin(listingContacts, eq(listingContacts.listingId, listings.id))
    .where(eq(listings.id, id));
  if (found === undefined) return null;
  const { row, email, freeUntil } = found;
  const profile = profileOf(row);
  const today = albertaDate(new Date());
  const pictures = (await readPictures(database, { first: id, last: id })).get(id) ?? [];
  const taken = await database
    .select({ day: takenDates.day })
    .from(takenDates)
    .where(and(eq(takenDates.listingId, id), gte(takenDates.day, today)))
    .orderBy(asc(takenDates.day));
  const reviews = await reviewsToAnswer(database, id);
  return {
    id,
    profile,
    view: {
      id,
      name: row.name,
      path: listingPath({ id, slug: row.slug, category: profile.category }),
      email,
      isWithdrawn: row.removedAt !== null,
      reviews,
      // A price that is ours for show is not the business's to confirm by saving.
      values: typedAgain(row.sampleFields.includes("price") ? { ...profile, price: null } : profile),
      pictures,
      freeUntil: freeUntil !== null && freeUntil >= today ? freeUntil : null,
      facts: profile.category === "venues" ? await readOwnFacts(database, id) : null,
      taken: runsOf(taken.map(({ day }) => day)).map((run) => ({ ...run, said: describeRun(run) })),
    },
  };
}
