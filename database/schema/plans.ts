import { sql } from "drizzle-orm";
import { bigint, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";

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
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [index("plan_updates_part").on(table.planId, table.part, table.id)],
);
