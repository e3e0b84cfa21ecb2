import { sql } from "drizzle-orm";
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";

import { projectionKinds, storedParts } from "#database/enums.ts";

import { bytes, instant, isOneOf } from "./column-types.ts";

/** A couple's plan that is saved on the server. Its content is only in its updates. */
export const plans = pgTable("plans", {
  id: uuid()
    .primaryKey()
    .default(sql`gen_random_uuid()`),
  /** Idempotency key of the request that saved it: sent twice, it is one plan. */
  submissionKey: text().notNull().unique(),
  createdAt: instant().notNull().defaultNow(),
  /** When it was last changed. */
  changedAt: instant().notNull().defaultNow(),
  /** When a device last opened it by one of its links, to the day. */
  openedAt: instant().notNull().defaultNow(),
  /** When its couple was told that it comes to its end; null while that is far. */
  endToldAt: instant(),
  /**
   * When the server stopped opening it (quarantine), because that took too long, too much memory, or failed.
   * Its bytes stay as they are; nothing opens it until the desk releases it.
   */
  quarantinedAt: instant(),
  /** Reason, in words for the operator; nothing of the plan's content. */
  quarantineReason: text(),
  /** Whether the link to view shows phone numbers, addresses and notes. */
  viewShowsDetails: boolean().notNull().default(false),
  /**
   * The last row of `plan_updates` (part 'plan') that is in `plan_readings` and known to their readers; 0 for
   * none.
   */
  readingsUpTo: bigint({ mode: "number" }).notNull().default(0),
});

/**
 * Changes of a plan in the order of commit, as Yjs encodes them. They are added one by one, and merged from
 * time to time.
 */
export const planUpdates = pgTable(
  "plan_updates",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    planId: uuid()
      .notNull()
      .references(() => plans.id, { onDelete: "cascade" }),
    part: text({ enum: storedParts }).notNull(),
    bytes: bytes().notNull(),
    /** How many changes it merges. */
    changes: integer().notNull().default(1),
    /** How many structs of Yjs it has: the cost of opening it. */
    structs: integer().notNull().default(0),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    index("plan_updates_part").on(table.planId, table.part, table.id),
    isOneOf("plan_updates_part_known", table.part, storedParts),
  ],
);

/** Projections for readers without the document: an RSVP page, a vendor's sheet, a calendar. */
export const planReadModels = pgTable(
  "plan_readings",
  {
    planId: uuid()
      .notNull()
      .references(() => plans.id, { onDelete: "cascade" }),
    kind: text({ enum: projectionKinds }).notNull(),
    /** Id of the household or the business; '' where there is one of a kind. */
    subject: text().notNull(),
    /** As app/plan/projections says; read by it again. */
    content: jsonb().$type<unknown>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.planId, table.kind, table.subject] }),
    isOneOf("plan_readings_kind_known", table.kind, projectionKinds),
  ],
);
