import { index, pgTable, text } from "drizzle-orm/pg-core";

import { categoryIds } from "#content/catalogue/categories.ts";
import { suggestionOutcomes } from "#database/enums.ts";

import { closedSet, submissionColumns, instant, isOneOf } from "./column-types.ts";

/** Businesses that couples know and that the directory lacks. Nothing asks who suggests them. */
export const suggestions = pgTable(
  "suggestions",
  {
    ...submissionColumns(),
    name: text().notNull(),
    category: text({ enum: closedSet(categoryIds) }).notNull(),
    /** Website or page at Instagram, where the couple knew one. */
    website: text(),
    /** How the couple knows the business; may be empty. */
    note: text().notNull(),
    receivedAt: instant().notNull().defaultNow(),
    doneAt: instant(),
    /** What the desk did; null while it is open. */
    outcome: text({ enum: suggestionOutcomes }),
  },
  (table) => [
    index("suggestions_submission").on(table.submissionKey),
    index("suggestions_received").on(table.receivedAt),
    isOneOf("suggestions_category_known", table.category, categoryIds),
    isOneOf("suggestions_outcome_known", table.outcome, suggestionOutcomes),
  ],
);
