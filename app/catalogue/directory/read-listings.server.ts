import { and, asc, gt } from "drizzle-orm";

import type { Transaction } from "#database/database.ts";
import { isListed } from "#database/is-listed.ts";
import { listingContacts, listings } from "#database/schema/index.ts";

import type { ListingRange } from "./listing-range.server.ts";
import { withinRange } from "./listing-range.server.ts";
import { toListing, withReplyRecord, withReviews, withoutSamples } from "./row-to-listing.server.ts";
import type { Listing } from "./listing.ts";
import { readPictures } from "./read-pictures.server.ts";
import { readReplyRecords } from "./read-reply-records.server.ts";
import { readReviews } from "./read-reviews.server.ts";
import { readCalendars, readTakenDates } from "./read-taken-dates.server.ts";
import { readVendorFacts } from "./read-vendor-facts.server.ts";
import { readVenues } from "./read-venues.server.ts";

/** Rows read at once: decoding them takes some milliseconds, after which requests get their turn. */
const slice = 500;

/**
 * Reads the public listings in the order of their ids, slice by slice.
 * @param samples false hides every invented business and every figure that is a sample
 */
export async function readListings(database: Transaction, samples: boolean): Promise<Listing[]> {
  const records = await readReplyRecords(database);
  const all: Listing[] = [];
  for (let last = 0; ;) {
    const rows = await database
      .select()
      .from(listings)
      .where(and(isListed(samples), gt(listings.id, last)))
      .orderBy(asc(listings.id))
      .limit(slice);
    const [first, end] = [rows[0], rows.at(-1)];
    if (first === undefined || end === undefined) return all;
    const belongings = await readBelongings(database, { first: first.id, last: end.id });
    for (const row of rows) {
      const listing = toListing(samples ? row : withoutSamples(row), belongings.of(row.id));
      all.push(withReplyRecord(withReviews(listing, belongings.reviews.get(row.id)), records.get(row.id)));
    }
    if (rows.length < slice) return all;
    last = end.id;
  }
}

/** The related rows of a range of listings: by id range, because a statement takes 65 535 values at most. */
async function readBelongings(database: Transaction, range: ListingRange) {
  const venues = await readVenues(database, range);
  const facts = await readVendorFacts(database, range);
  const taken = await readTakenDates(database, range);
  const calendars = await readCalendars(database, range);
  const pictures = await readPictures(database, range);
  const contacts = await readContacts(database, range);
  const reviews = await readReviews(database, range);
  const of = (id: number) => ({
    venue: venues.get(id) ?? null,
    facts: facts.get(id) ?? [],
    pictures: pictures.get(id) ?? [],
    taken: taken.get(id) ?? [],
    ...(calendars.get(id) ?? { freeUntil: null, datesAsOf: null }),
    reachable: contacts.get(id)?.muted === false,
    claimed: contacts.has(id),
  });
  return { reviews, of };
}

async function readContacts(database: Transaction, range: ListingRange) {
  const { listingId, mutedAt } = listingContacts;
  const rows = await database
    .select({ id: listingId, mutedAt })
    .from(listingContacts)
    .where(withinRange(listingId, range));
  return new Map(rows.map((row) => [row.id, { muted: row.mutedAt !== null }]));
}
