import { foreignKey, integer, pgTable, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";

import { pictureFormats } from "#database/enums.ts";

import { bytes, instant, isOneOf } from "./column-types.ts";
import { plans } from "./plans.ts";

/** Photographs that a couple has for its wedding's page; seen by nobody else until it publishes them. */
export const pagePhotographs = pgTable(
  "page_photographs",
  {
    planId: uuid()
      .notNull()
      .references(() => plans.id, { onDelete: "cascade" }),
    /** Hash of the uploaded file: part of its URL, and why the same file uploaded twice is one photograph. */
    hash: text().notNull(),
    /** From 1, in the couple's order. */
    position: smallint().notNull(),
    /** Alternative text, in the couple's words. */
    alt: text().notNull(),
    /** Dimensions of the largest available size, in pixels. */
    width: integer().notNull(),
    height: integer().notNull(),
    addedAt: instant().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.planId, table.hash] })],
);

/** A photograph in one width and format, as encoded here; the uploaded file is not stored. */
export const photographFiles = pgTable(
  "photograph_files",
  {
    planId: uuid().notNull(),
    hash: text().notNull(),
    /** In pixels. */
    width: integer().notNull(),
    format: text({ enum: pictureFormats }).notNull(),
    bytes: bytes().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.planId, table.hash, table.width, table.format] }),
    foreignKey({
      name: "photograph_files_photograph_fk",
      columns: [table.planId, table.hash],
      foreignColumns: [pagePhotographs.planId, pagePhotographs.hash],
    }).onDelete("cascade"),
    isOneOf("photograph_files_format_known", table.format, pictureFormats),
  ],
);
