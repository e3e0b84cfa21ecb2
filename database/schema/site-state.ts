import { sql } from "drizzle-orm";
import { check, integer, pgTable, text } from "drizzle-orm/pg-core";

import { moment } from "./column-types.ts";

/** What the site has to remember of itself from one start to the next: one row, made when it is first needed. */
export const siteState = pgTable(
  "site_state",
  {
    id: integer().primaryKey().default(1),
    /** When a date was believed last: housekeeping was done, or the desk confirmed the date. */
    clockBelievedAt: moment(),
    /** Since when the date is doubted; nothing is erased meanwhile. Null while it is believed. */
    clockDoubtedAt: moment(),
    /** Keyed hash by which the site's secret is recognised; null until a site has been opened with one. */
    secretVerifier: text(),
    /** Goes into every key beside the secret; '' until all links were made new for the first time. */
    linkSalt: text().notNull().default(""),
    /** When all links were made new last. */
    linksRenewedAt: moment(),
  },
  (table) => [check("site_state_one_row", sql`${table.id} = 1`)],
);
