import { integer, pgTable, primaryKey } from "drizzle-orm/pg-core";

import { instant } from "./column-types.ts";
import { enquiries } from "./enquiries.ts";
import { listingReference } from "./listings.ts";

/** Which side confirms that a couple booked a business; a booking that both confirm can be reviewed. */
export const bookings = pgTable(
  "bookings",
  {
    enquiryId: integer()
      .notNull()
      .references(() => enquiries.id, { onDelete: "cascade" }),
    listingId: listingReference(),
    /** When the couple confirmed it on its page; null when it did not, or took it back. */
    coupleSaidAt: instant(),
    /** When the business confirmed it, for the enquiry's date. */
    businessSaidAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.enquiryId, table.listingId] })],
);
