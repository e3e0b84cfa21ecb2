import { boolean, date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

import { calendarProblems } from "#database/enums.ts";

import { instant, isOneOf } from "./column-types.ts";
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
    /** Read from the business's own calendar, and gone when it is gone there; false: marked by hand. */
    fromCalendar: boolean().notNull().default(false),
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

/** The calendar of a business, read daily from its address or once from a file: its busy days are its taken dates. */
export const calendarFeeds = pgTable(
  "calendar_feeds",
  {
    listingId: integer()
      .primaryKey()
      .references(() => listings.id),
    /** Who has it can read the calendar; null: the business sent a file. */
    url: text(),
    /** When it was last read, or the file came. */
    readAt: instant().notNull().defaultNow(),
    /** Why it could not be read since; null where it could. */
    problem: text({ enum: calendarProblems }),
  },
  (table) => [isOneOf("calendar_feeds_problem_known", table.problem, calendarProblems)],
);
