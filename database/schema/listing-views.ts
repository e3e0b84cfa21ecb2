import { date, integer, pgTable, primaryKey } from "drizzle-orm/pg-core";

import { listingReference } from "./listings.ts";

/** How often the page of a listing was opened on a day; nothing about who opened it. */
export const listingViews = pgTable(
  "listing_views",
  {
    listingId: listingReference(),
    /** Wall date in Alberta. */
    day: date({ mode: "string" }).notNull(),
    views: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.listingId, table.day] })],
);
