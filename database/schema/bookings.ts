import { integer, pgTable, primaryKey } from "drizzle-orm/pg-core";

import { moment } from "./column-types.ts";
import { enquiries } from "./enquiries.ts";
import { ofListing } from "./listings.ts";

/** Who says that a couple booked a business that it had asked; what both say can be reviewed. */
export const bookings = pgTable(
  "bookings",
  {
    enquiryId: integer()
      .notNull()
      .references(() => enquiries.id, { onDelete: "cascade" }),
    listingId: ofListing(),
    /** When the couple said so on its page; null when it does not (any more). */
    coupleSaidAt: moment(),
    /** When the business did, for the date that the enquiry has. */
    businessSaidAt: moment(),
  },
  (table) => [primaryKey({ columns: [table.enquiryId, table.listingId] })],
);
