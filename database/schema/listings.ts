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

import { categoryIds } from "#content/catalogue/categories.ts";
import { reportableFactKeys } from "#content/catalogue/reportable-fact-keys.ts";
import { factAnswers, factStatuses, roomLayouts } from "#content/catalogue/venue-profile-words.ts";
import { confidences } from "#content/provenance.ts";
import { factAuthors, listingOrigins, pauseAuthors } from "#database/enums.ts";

import { closedSet, instant, isOneOf } from "./column-types.ts";

/** The first id that the database assigns: far above any id in content/. */
const firstDatabaseId = 100_000;

/** Vendors and venues: one table, a numeric id that is never reused and a permanent slug. */
export const listings = pgTable(
  "listings",
  {
    /** content/ assigns its entries ids below 100 000 (listingEntry); all others get theirs here. */
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: firstDatabaseId }),
    /** Where the listing comes from. The loader keeps to its own. */
    origin: text({ enum: listingOrigins }).notNull().default("content"),
    slug: text().notNull().unique(),
    name: text().notNull(),
    category: text({ enum: closedSet(categoryIds) }).notNull(),
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
    /** Where an invitation to manage the listing goes; never shown to the public. */
    outreachEmail: text(),
    /** The public page on which that email was found, and the day: Canada's anti-spam law asks for both. */
    outreachSource: text(),
    outreachFoundOn: date({ mode: "string" }),
    /** An invented business: everything about it is sample data. */
    fictional: boolean().notNull(),
    /** Names of the fields whose values are samples, although the business may be real. */
    sampleFields: text().array().notNull(),
    /** Hash of the entry in content/ from which this row was last written; null: it was never in content/. */
    contentHash: text(),
    /** Set when the row was edited here: the loader then leaves it alone. */
    editedAt: instant(),
    /**
     * The fields of an entry of content/ that the business maintains ('description', 'price' ...): the loader
     * leaves these alone and updates all others.
     */
    ownerFields: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Set when the entry left content/; the row stays, so that its id is never reused. */
    retiredAt: instant(),
    /** Set when the business asked to be removed; no start brings it back. */
    removedAt: instant(),
    /**
     * Since when it is off the site for a while: its business can bring it back as it was; thirty days
     * later it is removed.
     */
    pausedAt: instant(),
    /** Null also where it was paused before this was recorded, or by a restored backup. */
    pausedBy: text({ enum: pauseAuthors }),
    /** When the business and our team were told that the pause ends. */
    pauseEndToldAt: instant(),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [
    index("listings_category").on(table.category),
    isOneOf("listings_category_known", table.category, categoryIds),
    isOneOf("listings_origin_known", table.origin, listingOrigins),
    isOneOf("listings_paused_by_known", table.pausedBy, pauseAuthors),
  ],
);

/** Foreign key of rows that belong to one listing. */
export const listingReference = () =>
  integer()
    .notNull()
    .references(() => listings.id);

/**
 * Invitations to manage a listing, kept as evidence of why each was allowed (CASL): one row per mail. The
 * email is null once it was erased.
 */
export const invitations = pgTable(
  "invitations",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    listingId: listingReference(),
    email: text(),
    /** URL of the page on which the email was published; null where the business asked for the invitation. */
    source: text(),
    /** Day on which it was found there, or on which the business asked. */
    foundOn: date({ mode: "string" }).notNull(),
    invitedAt: instant().notNull().defaultNow(),
  },
  (table) => [index("invitations_listing").on(table.listingId)],
);

/** Former slugs of a listing; they redirect. */
export const formerSlugs = pgTable("former_slugs", {
  slug: text().primaryKey(),
  listingId: listingReference(),
});

/** What a listing of the category venues has in addition to a vendor. */
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

/** Capacity of one room in one layout, in people, with the source of the number. */
export const rooms = pgTable(
  "rooms",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    listingId: listingReference(),
    position: smallint().notNull(),
    name: text().notNull(),
    layout: text({ enum: roomLayouts }).notNull(),
    guests: integer().notNull(),
    source: text().notNull(),
    checkedOn: date({ mode: "string" }).notNull(),
    confidence: text({ enum: confidences }).notNull(),
  },
  (table) => [
    index("rooms_listing").on(table.listingId),
    isOneOf("rooms_layout_known", table.layout, roomLayouts),
    isOneOf("rooms_confidence_known", table.confidence, confidences),
  ],
);

/** Current statements about a venue, one per fact (database/facts). A key without a row is unknown. */
export const facts = pgTable(
  "facts",
  {
    listingId: listingReference(),
    key: text({ enum: reportableFactKeys }).notNull(),
    status: text({ enum: factStatuses }).notNull(),
    answer: text({ enum: factAnswers }),
    text: text().notNull(),
    source: text().notNull(),
    checkedOn: date({ mode: "string" }).notNull(),
    confidence: text({ enum: confidences }).notNull(),
    /** Who says so. */
    saidBy: text({ enum: factAuthors }).notNull().default("content"),
    /** Smallest and largest party in people; only the fact 'guests' has them. */
    guestsFrom: integer(),
    guestsTo: integer(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.listingId, table.key] }),
    isOneOf("facts_key_known", table.key, reportableFactKeys),
    isOneOf("facts_status_known", table.status, factStatuses),
    isOneOf("facts_answer_known", table.answer, factAnswers),
    isOneOf("facts_confidence_known", table.confidence, confidences),
    isOneOf("facts_said_by_known", table.saidBy, factAuthors),
  ],
);

/**
 * Every statement about a fact and every rejection of one, in order; rows are never changed or deleted. The
 * current statement is computed from these rows (database/facts).
 */
export const factHistory = pgTable(
  "fact_history",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    listingId: listingReference(),
    key: text({ enum: reportableFactKeys }).notNull(),
    /** The current statement until then. */
    before: jsonb(),
    /** The statement; null where content/ has removed a fact, and in a rejection. */
    after: jsonb(),
    changedBy: text({ enum: factAuthors }).notNull(),
    /** The statement that the desk rejects by this row. */
    rejects: integer(),
    /** Reason, in words that the venue reads on its private page. */
    reason: text(),
    changedAt: instant().notNull().defaultNow(),
  },
  (table) => [
    index("fact_history_fact").on(table.listingId, table.key),
    isOneOf("fact_history_key_known", table.key, reportableFactKeys),
    isOneOf("fact_history_changed_by_known", table.changedBy, factAuthors),
  ],
);
