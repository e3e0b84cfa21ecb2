import { asc, inArray } from "drizzle-orm";
import { z } from "zod";

import { categoryIds, serviceIds } from "#content/catalogue/categories.ts";
import type { Database, Transaction } from "#database/database.ts";
import { isListed } from "#database/is-listed.ts";
import {
  facts,
  formerSlugs,
  listingContacts,
  listings,
  rooms,
  venueProfiles,
} from "#database/schema/index.ts";

import { indexListings, type DirectoryIndex } from "./directory-index.ts";
import type { Listing, VenueDetails } from "./listing.ts";
import { packCalendar } from "./calendar.ts";
import { readPictures } from "./read-pictures.server.ts";
import { readReplyRecords } from "./read-reply-records.server.ts";
import { readReviews, type ReviewsOfListing } from "./read-reviews.server.ts";
import { readKeptCalendars, readTakenDates } from "./read-taken-dates.server.ts";
import { describeReplyRecord, type ReplyRecord } from "./reply-record.ts";
import { averageStars } from "./weigh-rating.ts";
import { guestsOf } from "./venue-guests.ts";

/** The catalogue in memory: what pages read instead of asking the database for every request. */
export type Directory = {
  /** All listings that the public sees, in their compact form. */
  index: DirectoryIndex;
  listing: (id: number) => Listing | null;
  /** A venue by its address; a former slug leads to the venue as well. */
  venue: (slug: string) => Listing | null;
};

/**
 * Reads the listings that the public may see into memory, all as they were at one moment.
 * @param samples false hides every invented business and every figure that is a sample
 */
export function readDirectory(database: Database, samples: boolean): Promise<Directory> {
  return database.transaction((transaction) => readAll(transaction, samples), {
    isolationLevel: "repeatable read",
    accessMode: "read only",
  });
}

async function readAll(database: Transaction, samples: boolean): Promise<Directory> {
  const rows = await database.select().from(listings).where(isListed(samples)).orderBy(asc(listings.id));
  const venues = await readVenues(
    database,
    rows.map(({ id }) => id),
  );
  const records = await readReplyRecords(database);
  const taken = await readTakenDates(database);
  const reviews = await readReviews(database);
  const kept = await readKeptCalendars(database);
  const pictures = await readPictures(database);
  const contacts = new Map(
    (await database.select().from(listingContacts)).map(({ listingId, mutedAt }) => [
      listingId,
      { muted: mutedAt !== null },
    ]),
  );
  const former = await database.select().from(formerSlugs);

  const all = rows.map((row) =>
    withReplyRecord(
      withReviews(
        toListing(samples ? row : withoutSamples(row), {
          venue: venues.get(row.id) ?? null,
          pictures: pictures.get(row.id) ?? [],
          taken: taken.get(row.id) ?? [],
          freeUntil: kept.get(row.id) ?? null,
          reachable: contacts.get(row.id)?.muted === false,
          claimed: contacts.has(row.id),
        }),
        reviews.get(row.id),
      ),
      records.get(row.id),
    ),
  );
  const byId = new Map(all.map((listing) => [listing.card.id, listing]));
  const bySlug = new Map(all.map((listing) => [listing.card.slug, listing]));
  for (const { slug, listingId } of former) {
    const listing = byId.get(listingId);
    if (listing && !bySlug.has(slug)) bySlug.set(slug, listing);
  }
  return {
    index: indexListings(all.map(({ card }) => card)),
    listing: (id) => byId.get(id) ?? null,
    venue: (slug) => {
      const listing = bySlug.get(slug);
      return listing?.card.category === "venues" ? listing : null;
    },
  };
}

// The database keeps these as text.
const categoryId = z.enum(categoryIds);
const serviceIdList = z.array(z.enum(serviceIds));

type ListingRow = typeof listings.$inferSelect;

function withoutSamples(row: ListingRow): ListingRow {
  const isSample = (field: string) => row.sampleFields.includes(field);
  return {
    ...row,
    rating: isSample("rating") ? null : row.rating,
    reviewCount: isSample("reviewCount") ? 0 : row.reviewCount,
    responseTime: isSample("responseTime") ? null : row.responseTime,
    ...(isSample("price") ? { priceLowest: null, priceHighest: null } : {}),
    // What is left is real.
    sampleFields: [],
  };
}

type Further = Pick<Listing, "venue" | "pictures" | "taken" | "freeUntil" | "reachable" | "claimed">;

function toListing(row: ListingRow, further: Further): Listing {
  const [picture] = further.pictures;
  const calendar = packCalendar(further);
  return {
    reviews: [],
    removedReviews: [],
    card: {
      id: row.id,
      slug: row.slug,
      name: row.name,
      category: categoryId.parse(row.category),
      description: row.description,
      tags: row.tags,
      services: serviceIdList.parse(row.services),
      location: row.location,
      price:
        row.priceLowest === null || row.priceHighest === null ? null : [row.priceLowest, row.priceHighest],
      rating: row.rating,
      reviewCount: row.reviewCount,
      responseTime: row.responseTime,
      featured: row.featured,
      website: row.website,
      southAsian: row.traditions.length > 0,
      fictional: row.fictional,
      sampleFigures: row.fictional || row.sampleFields.length > 0,
      image: row.images[0] ?? null,
      ...(picture && { picture }),
      ...(calendar && { calendar }),
      keywords: [...row.traditions, ...row.languages],
    },
    about: row.about,
    offers: row.offers,
    traditions: row.traditions,
    languages: row.languages,
    travels: row.travels,
    phone: row.phone,
    email: row.email,
    ...further,
  };
}

/** What couples wrote here takes the place of a sample; an invented business keeps its samples. */
function withReviews(listing: Listing, written: ReviewsOfListing | undefined): Listing {
  if (written === undefined || listing.card.fictional) return listing;
  const { published: reviews, removed: removedReviews } = written;
  const rating = averageStars(reviews);
  if (rating === null) return { ...listing, removedReviews };
  const card = { ...listing.card, rating, reviewCount: reviews.length, reviewed: true as const };
  return { ...listing, card, reviews, removedReviews };
}

/** What we measured takes the place of what the catalogue says. */
function withReplyRecord(listing: Listing, record: ReplyRecord | undefined): Listing {
  const measured = record && describeReplyRecord(record);
  if (!measured) return listing;
  return { ...listing, card: { ...listing.card, responseTime: measured, repliesMeasured: true } };
}

async function readVenues(database: Transaction, ids: number[]): Promise<Map<number, VenueDetails>> {
  if (ids.length === 0) return new Map();
  const [profiles, allRooms, allFacts] = [
    await database.select().from(venueProfiles).where(inArray(venueProfiles.listingId, ids)),
    await database.select().from(rooms).where(inArray(rooms.listingId, ids)).orderBy(asc(rooms.position)),
    await database.select().from(facts).where(inArray(facts.listingId, ids)),
  ];
  return new Map(
    profiles.map(({ listingId, ...profile }) => [
      listingId,
      {
        ...profile,
        ...withFacts(
          profile,
          allRooms.filter((room) => room.listingId === listingId),
          allFacts.filter((fact) => fact.listingId === listingId),
        ),
      },
    ]),
  );
}

/** Rooms and facts of a venue; how many guests it takes is a fact that stands in its profile. */
function withFacts(
  profile: Parameters<typeof guestsOf>[0],
  ownRooms: VenueDetails["rooms"],
  ownFacts: readonly (typeof facts.$inferSelect)[],
) {
  return {
    ...guestsOf(profile, ownRooms, ownFacts.find(isGuests)),
    rooms: ownRooms,
    facts: ownFacts.filter((fact) => !isGuests(fact)),
  };
}

const isGuests = ({ key }: { key: string }) => key === "guests";
