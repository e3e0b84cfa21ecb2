import { integer, pgTable, text } from "drizzle-orm/pg-core";

import { moment } from "./column-types.ts";

/**
 * What was erased, so that a backup from before does not bring it back: a keyed hash and the moment,
 * nothing that says who it was.
 */
export const erasures = pgTable("erasures", {
  id: text().primaryKey(),
  /** 'address' (a person, everywhere), 'enquiry' or 'application' (one letter). */
  kind: text().notNull(),
  /** Keyed hash of the address, or of the reference. */
  subjectHash: text().notNull(),
  erasedAt: moment().notNull().defaultNow(),
});

/** Mailboxes, as keyed hashes of their canonical addresses, that want no mail from us. */
export const quietAddresses = pgTable("quiet_addresses", {
  addressHash: text().primaryKey(),
  since: moment().notNull().defaultNow(),
});

/**
 * What an erasure leaves to be tidied up outside of its transaction: a file, or only the space that
 * its rows took. Each process sees to its own folder; a row goes after some days.
 */
export const leftovers = pgTable("leftovers", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** Below DATA_DIR; null where only space is to be freed. */
  path: text(),
  erasedAt: moment().notNull().defaultNow(),
});
