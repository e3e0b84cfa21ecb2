import { date, integer, pgTable, primaryKey } from "drizzle-orm/pg-core";

import { moment } from "./column-types.ts";
import { listings, ofListing } from "./listings.ts";

/** Days on which a business is taken: a listing without a row for a day says nothing of that day. */
export const takenDates = pgTable(
  "taken_dates",
  {
    listingId: ofListing(),
    /** Wall date in Alberta. */
    day: date({ mode: "string" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.listingId, table.day] })],
);

/** What a business says of its other days: up to this one it is free on each that it has not marked as taken. */
export const keptCalendars = pgTable("kept_calendars", {
  listingId: integer()
    .primaryKey()
    .references(() => listings.id),
  /** Wall date in Alberta. */
  freeUntil: date({ mode: "string" }).notNull(),
  saidAt: moment().notNull().defaultNow(),
});
