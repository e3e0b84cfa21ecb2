import { foreignKey, index, integer, pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core";

import { pictureFormats } from "#database/enums.ts";

import { bytes, instant, isOneOf } from "./column-types.ts";
import { listingReference } from "./listings.ts";

/** Pictures of a business's work, in its own order. */
export const listingPictures = pgTable(
  "listing_pictures",
  {
    listingId: listingReference(),
    /** Hash of the uploaded file: part of its URL, and why the same file uploaded twice is one picture. */
    hash: text().notNull(),
    /** From 1; the first one is shown on the card. */
    position: smallint().notNull(),
    /** Alternative text. */
    alt: text().notNull(),
    /** Dimensions of the largest available size, in pixels. */
    width: integer().notNull(),
    height: integer().notNull(),
    addedAt: instant().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.listingId, table.hash] })],
);

/** A picture in one width and format, as encoded here; the uploaded file is not stored. */
export const pictureFiles = pgTable(
  "picture_files",
  {
    listingId: integer().notNull(),
    hash: text().notNull(),
    /** In pixels. */
    width: integer().notNull(),
    format: text({ enum: pictureFormats }).notNull(),
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
    isOneOf("picture_files_format_known", table.format, pictureFormats),
  ],
);
