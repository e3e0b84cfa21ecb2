import { integer, pgTable, text } from "drizzle-orm/pg-core";

import { erasureKinds } from "#database/enums.ts";

import { instant, isOneOf } from "./column-types.ts";

/**
 * Records of erasures, so that an older backup does not bring the data back: a keyed hash and the time,
 * nothing that identifies the person.
 */
export const erasures = pgTable(
  "erasures",
  {
    id: text().primaryKey(),
    kind: text({ enum: erasureKinds }).notNull(),
    /** Keyed hash of the address, or of the reference. */
    subjectHash: text().notNull(),
    erasedAt: instant().notNull().defaultNow(),
  },
  (table) => [isOneOf("erasures_kind_known", table.kind, erasureKinds)],
);

/** Unsubscribed mailboxes, as keyed hashes of their canonical emails. */
export const unsubscribedAddresses = pgTable("quiet_addresses", {
  addressHash: text().primaryKey(),
  since: instant().notNull().defaultNow(),
});

/**
 * Deferred deletions of an erasure, outside its transaction: a file, or only the space of its rows. Each
 * process cleans its own folder; a row is deleted after some days.
 */
export const deferredDeletions = pgTable("leftovers", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** Below DATA_DIR; null where only space is freed. */
  path: text(),
  erasedAt: instant().notNull().defaultNow(),
});
