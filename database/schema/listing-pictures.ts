import { foreignKey, index, integer, pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core";

import { bytes, moment } from "./column-types.ts";
import { ofListing } from "./listings.ts";

/** What a business shows of its work, in the order that it chose. */
export const listingPictures = pgTable(
  "listing_pictures",
  {
    listingId: ofListing(),
    /** Of the file that was sent: its address, and why the same file sent twice is one picture. */
    hash: text().notNull(),
    /** From 1; the first one stands on the card. */
    position: smallint().notNull(),
    /** What is seen, for those who do not see it. */
    alt: text().notNull(),
    /** Of the largest size that was made, in pixels. */
    width: integer().notNull(),
    height: integer().notNull(),
    addedAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.listingId, table.hash] })],
);

/** A picture in one width and format, as we encoded it; what was sent is not kept. */
export const pictureFiles = pgTable(
  "picture_files",
  {
    listingId: integer().notNull(),
    hash: text().notNull(),
    /** In pixels. */
    width: integer().notNull(),
    /** 'avif' or 'webp'. */
    format: text().notNull(),
    bytes: bytes().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.listingId, table.hash, table.width, table.format] }),
    index("picture_files_address").on(table.hash, table.width, table.format),
    foreignKey({
      name: "picture_files_picture_fk",
      columns: [table.listingId, table.hash],
      foreignColumns: [listingPictures.listingId, listingPictures.hash],
    }).onDelete("cascade"),
  ],
);
