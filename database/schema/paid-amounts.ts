import { sql } from "drizzle-orm";
import { bigint, check, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

import { guestNumbers, paidInclusions, paidLimits } from "#database/enums.ts";

import { areOneOf, instant } from "./column-types.ts";
import { enquiries } from "./enquiries.ts";
import { listingReference } from "./listings.ts";

const plain = (number: number) => sql.raw(String(number));

/**
 * What couples paid businesses that they booked, as they say after their wedding. Only ranges over several
 * couples and businesses leave this table (app/catalogue/paid-amounts).
 */
export const paidAmounts = pgTable(
  "paid_amounts",
  {
    enquiryId: integer()
      .notNull()
      .references(() => enquiries.id, { onDelete: "cascade" }),
    listingId: listingReference(),
    /** Canadian dollars in cents, in all, with taxes and tips. */
    amount: bigint({ mode: "number" }).notNull(),
    /** How many came to the largest event; to caterers and cakes, to all events that they served, added up. */
    guests: integer().notNull(),
    includes: text({ enum: paidInclusions }).array().notNull(),
    saidAt: instant().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.enquiryId, table.listingId] }),
    index("paid_amounts_listing").on(table.listingId),
    check(
      "paid_amounts_amount_possible",
      sql`${table.amount} between ${plain(paidLimits.least)} and ${plain(paidLimits.most)}
        and ${table.amount} <= ${plain(paidLimits.mostPerGuest)} * greatest(${table.guests}, ${plain(paidLimits.fewGuests)})`,
    ),
    check(
      "paid_amounts_guests_possible",
      sql`${table.guests} between ${plain(guestNumbers.least)} and ${plain(guestNumbers.most)}`,
    ),
    areOneOf("paid_amounts_includes_known", table.includes, paidInclusions),
  ],
);
