import { date, integer, pgTable, primaryKey } from "drizzle-orm/pg-core";

import { listings } from "./listings.ts";

/** Days on which a business is taken: a listing without a row for a day says nothing of that day. */
export const takenDates = pgTable(
  "taken_dates",
  {
    listingId: integer()
      .notNull()
      .references(() => listings.id),
    /** Wall date in Alberta. */
    day: date({ mode: "string" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.listingId, table.day] })],
);
