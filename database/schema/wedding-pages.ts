import { jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";

import { instant } from "./column-types.ts";
import { plans } from "./plans.ts";

/** A wedding's own page: what its couple has published of the plan. What follows the plan is in its readings. */
export const weddingPages = pgTable("wedding_pages", {
  planId: uuid()
    .primaryKey()
    .references(() => plans.id, { onDelete: "cascade" }),
  /** What follows /w/ in its URL: the couple's words, and a part that nobody guesses. */
  name: text().notNull().unique(),
  /** The draft as it was published (pageDraft); null while nothing is public: the name stays the couple's. */
  content: jsonb().$type<unknown>(),
  publishedAt: instant().notNull().defaultNow(),
});
