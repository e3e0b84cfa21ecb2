import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

const moment = () => timestamp({ withTimezone: true, mode: "date" });

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

/** Addresses, as keyed hashes, that want no invitation from us. */
export const quietAddresses = pgTable("quiet_addresses", {
  addressHash: text().primaryKey(),
  since: moment().notNull().defaultNow(),
});
