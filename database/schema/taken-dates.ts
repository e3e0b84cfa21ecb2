import { date, integer, pgTable, primaryKey } from "drizzle-orm/pg-core";

import { instant } from "./column-types.ts";
import { listings, listingReference } from "./listings.ts";

/**
 * Days on which a business is taken: no row for a day means that the business has not said anything about it.
 */
export const takenDates = pgTable(
  "taken_dates",
  {
    listingId: listingReference(),
    /** Wall date in Alberta. */
    day: date({ mode: "string" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.listingId, table.day] })],
);

/**
 * What a business says about its other days: up to this day it is free on each that it has not marked as
 * taken.
 */
export const listingCalendars = pgTable("kept_calendars", {
  listingId: integer()
    .primaryKey()
    .references(() => listings.id),
  /** Wall date in Alberta. */
  freeUntil: date({ mode: "string" }).notNull(),
  saidAt: instant().notNull().defaultNow(),
});
