import { integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";

import { instant } from "./column-types.ts";
import { plans } from "./plans.ts";

const ofPlan = () =>
  uuid()
    .notNull()
    .references(() => plans.id, { onDelete: "cascade" });

/** The page on which a household answers an invitation: its owner, and its access code. */
export const householdPages = pgTable(
  "household_pages",
  {
    planId: ofPlan(),
    /** Id of the household within the plan. */
    household: text().notNull(),
    /** Hash of its code; the code itself is derived from the site's secret. */
    codeHash: text().notNull().unique(),
    /** Raised when the code is renewed. */
    generation: integer().notNull().default(1),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.planId, table.household] })],
);

/** A household's last answer, before and after it is merged into the plan. */
export const rsvpReplies = pgTable(
  "household_answers",
  {
    planId: ofPlan(),
    household: text().notNull(),
    /** As defined in app/plan/rules/rsvp/rsvp-reply.ts, which parses it again. */
    answer: jsonb().$type<unknown>().notNull(),
    answeredAt: instant().notNull().defaultNow(),
    /** When it was merged into the plan; null while the plan has no room for it. */
    mergedAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.planId, table.household] })],
);
