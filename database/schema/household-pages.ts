import { integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";

import { moment } from "./column-types.ts";
import { plans } from "./plans.ts";

const ofPlan = () =>
  uuid()
    .notNull()
    .references(() => plans.id, { onDelete: "cascade" });

/** The page on which a household answers an invitation: who it belongs to, and what opens it. */
export const householdPages = pgTable(
  "household_pages",
  {
    planId: ofPlan(),
    /** Id of the household within the plan. */
    household: text().notNull(),
    /** Of the code that opens it; the code itself follows from the site's secret. */
    codeHash: text().notNull().unique(),
    /** Raised when the code is made new. */
    generation: integer().notNull().default(1),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.planId, table.household] })],
);

/** What a household answered last, until it is in the plan and after. */
export const householdAnswers = pgTable(
  "household_answers",
  {
    planId: ofPlan(),
    household: text().notNull(),
    /** As app/plan/rsvp/household-answer.ts says; read by it again. */
    answer: jsonb().$type<unknown>().notNull(),
    answeredAt: moment().notNull().defaultNow(),
    /** When it came into the plan; null while the plan has no room for it. */
    mergedAt: moment(),
  },
  (table) => [primaryKey({ columns: [table.planId, table.household] })],
);
