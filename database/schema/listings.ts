import { sql } from "drizzle-orm";
import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
} from "drizzle-orm/pg-core";

import { moment } from "./column-types.ts";

/** The first number that the database gives by itself: far above whatever content/ may use. */
const firstDatabaseId = 100_000;

/** Vendors and venues: one table, a numeric id that is never reused and a permanent slug. */
export const listings = pgTable(
  "listings",
  {
    /** content/ gives its entries numbers below 100 000 (listingEntry); all others get theirs here. */
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: firstDatabaseId }),
    /** Where the listing comes from: 'content', 'import' or 'application'. The loader keeps to its own. */
    origin: text().notNull().default("content"),
    slug: text().notNull().unique(),
    name: text().notNull(),
    category: text().notNull(),
    description: text().notNull(),
    about: text().array().notNull(),
    offers: text().array().notNull(),
    tags: text().array().notNull(),
    services: text().array().notNull(),
    traditions: text().array().notNull(),
    languages: text().array().notNull(),
    location: text().notNull(),
    travels: text(),
    priceLowest: smallint(),
    priceHighest: smallint(),
    rating: numeric({ precision: 2, scale: 1, mode: "number" }),
    reviewCount: integer().notNull(),
    responseTime: text(),
    featured: boolean().notNull(),
    phone: text(),
    email: text(),
    website: text(),
    images: text().array().notNull(),
    /** An invented business: everything about it is sample data. */
    fictional: boolean().notNull(),
    /** Names of the fields whose values are samples, although the business may be real. */
    sampleFields: text().array().notNull(),
    /** Hash of the entry in content/ that this row was last written from; null: it never came from there. */
    contentHash: text(),
    /** Set when somebody edited the row here: the loader then leaves it alone. */
    editedAt: moment(),
    /**
     * What the business itself says of an entry of content/ ('description', 'price' ...): the loader
     * leaves these fields alone and brings all others up to date.
     */
    ownerFields: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Set when the entry left content/; the row stays, so that its id is never reused. */
    retiredAt: moment(),
    /** Set when the business asked to be removed; no start brings it back. */
    removedAt: moment(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [index("listings_category").on(table.category)],
);

/** Column of what belongs to one listing. */
export const ofListing = () =>
  integer()
    .notNull()
    .references(() => listings.id);

/** Slugs that a listing had before; they redirect. */
export const formerSlugs = pgTable("former_slugs", {
  slug: text().primaryKey(),
  listingId: ofListing(),
});

/** What a listing of the category venues has beyond a vendor. */
export const venueProfiles = pgTable("venue_profiles", {
  listingId: integer()
    .primaryKey()
    .references(() => listings.id),
  type: text().notNull(),
  groups: text().array().notNull(),
  province: text().notNull(),
  latitude: doublePrecision(),
  longitude: doublePrecision(),
  capacity: text(),
  guestsFrom: integer(),
  guestsTo: integer(),
  bestSeasons: text().array().notNull(),
  features: text().array().notNull(),
  amenities: text().array().notNull(),
  specialFeatures: text().array().notNull(),
});

/** Capacity of one room in one layout, in people, with where the number comes from. */
export const rooms = pgTable(
  "rooms",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    listingId: ofListing(),
    position: smallint().notNull(),
    name: text().notNull(),
    layout: text().notNull(),
    guests: integer().notNull(),
    source: text().notNull(),
    checkedOn: date({ mode: "string" }).notNull(),
    confidence: text().notNull(),
  },
  (table) => [index("rooms_listing").on(table.listingId)],
);

/**
 * What is known of a venue: of each fact the statement that counts now (database/facts). A key without
 * a row is unknown.
 */
export const facts = pgTable(
  "facts",
  {
    listingId: ofListing(),
    key: text().notNull(),
    status: text().notNull(),
    answer: text(),
    text: text().notNull(),
    source: text().notNull(),
    checkedOn: date({ mode: "string" }).notNull(),
    confidence: text().notNull(),
    /** Who says so: 'content', 'venue' or 'desk'. */
    saidBy: text().notNull().default("content"),
    /** Smallest and largest party in people; only the fact 'guests' has them. */
    guestsFrom: integer(),
    guestsTo: integer(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.listingId, table.key] })],
);

/**
 * Every statement about a fact and every rejection of one, in the order in which they came; nothing is
 * ever changed or taken out. The statement that counts is found from these rows (database/facts).
 */
export const factHistory = pgTable(
  "fact_history",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    listingId: ofListing(),
    key: text().notNull(),
    /** What counted until then. */
    before: jsonb(),
    /** What was said; null where content/ has taken a fact out, and in a rejection. */
    after: jsonb(),
    /** 'content', 'venue' or 'desk'. */
    changedBy: text().notNull(),
    /** The statement that the desk rejects by this row. */
    rejects: integer(),
    /** Why, in words that the venue reads on its private page. */
    reason: text(),
    changedAt: moment().notNull().defaultNow(),
  },
  (table) => [index("fact_history_fact").on(table.listingId, table.key)],
);
