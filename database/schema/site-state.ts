import { sql } from "drizzle-orm";
import { check, date, integer, pgTable, text } from "drizzle-orm/pg-core";

import { instant } from "./column-types.ts";

/** The site's own state between starts: one row, created when first needed. */
export const siteState = pgTable(
  "site_state",
  {
    id: integer().primaryKey().default(1),
    /** When the clock was last trusted: at a retention run, or when the desk confirmed the date. */
    clockBelievedAt: instant(),
    /** Since when the clock is not trusted; nothing is erased meanwhile. Null while it is trusted. */
    clockDoubtedAt: instant(),
    /** Keyed hash by which the site's secret is recognised; null until a site has been opened with one. */
    secretVerifier: text(),
    /** Part of every key beside the secret; '' until all links were renewed for the first time. */
    linkSalt: text().notNull().default(""),
    /** When all links were last renewed. */
    linksRenewedAt: instant(),
    /** When the desk last made a backup; null before the first. */
    backedUpAt: instant(),
    /** The folder of that backup, where each erasure is recorded as it happens, too. */
    backupFolder: text(),
    /** The day in Alberta on whose morning operators were last told what waits. */
    digestOn: date({ mode: "string" }),
    /** As of when reply records were last compared with what an earlier moment showed; null before the first time. */
    repliesComparedAt: instant(),
  },
  (table) => [check("site_state_one_row", sql`${table.id} = 1`)],
);
