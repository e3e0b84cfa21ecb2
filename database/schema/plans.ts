import { sql } from "drizzle-orm";
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";

import { bytes, moment } from "./column-types.ts";

/** A couple's plan that was kept on the server. What it says is in its updates alone. */
export const plans = pgTable("plans", {
  id: uuid()
    .primaryKey()
    .default(sql`gen_random_uuid()`),
  /** Key of the request that kept it: sent twice, it is one plan. */
  submissionKey: text().notNull().unique(),
  createdAt: moment().notNull().defaultNow(),
  /** When it was last changed. */
  changedAt: moment().notNull().defaultNow(),
  /**
   * When the server gave up opening it, because that took too long, too much memory, or failed. Its bytes
   * stay as they are; nothing opens it until the desk releases it.
   */
  quarantinedAt: moment(),
  /** Why, in words for the operator; nothing of what the plan says. */
  quarantineReason: text(),
  /** Whether the link to view shows telephone numbers, addresses and notes. */
  viewShowsDetails: boolean().notNull().default(false),
  /** The last row of `plan_updates` (part 'plan') that `plan_readings` and their readers know; 0 for none. */
  readingsUpTo: bigint({ mode: "number" }).notNull().default(0),
});

/**
 * Changes of a plan in the order in which they were committed, as Yjs writes them. They are added one
 * by one, and now and then put together into one.
 */
export const planUpdates = pgTable(
  "plan_updates",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    planId: uuid()
      .notNull()
      .references(() => plans.id, { onDelete: "cascade" }),
    /** 'plan', or 'proposals': what the family suggests is a document of its own. */
    part: text().notNull(),
    bytes: bytes().notNull(),
    /** How many changes it puts together. */
    changes: integer().notNull().default(1),
    /** How many structs of Yjs it has: what opening it costs. */
    structs: integer().notNull().default(0),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [index("plan_updates_part").on(table.planId, table.part, table.id)],
);

/** What a reader without the document gets to see: an RSVP page, a vendor's sheet, a calendar. */
export const planReadings = pgTable(
  "plan_readings",
  {
    planId: uuid()
      .notNull()
      .references(() => plans.id, { onDelete: "cascade" }),
    kind: text({ enum: ["wedding", "rsvp", "household", "business", "calendar"] }).notNull(),
    /** Id of the household or the business; '' where there is one of a kind. */
    subject: text().notNull(),
    /** As app/plan/readings says; read by it again. */
    content: jsonb().$type<unknown>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.planId, table.kind, table.subject] })],
);
