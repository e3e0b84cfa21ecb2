import type { PgTable } from "drizzle-orm/pg-core";

/**
 * A new row that says each column, those that may be null too; what the database fills in itself is left
 * out. The query layer takes a row that lacks a nullable column, and drops what is no column, both without
 * a word: a row of this type, written column by column, does neither.
 */
export type CompleteRow<Table extends PgTable> = {
  [
    Name in keyof Table["_"]["columns"] as Table["_"]["columns"][Name]["_"]["hasDefault"] extends true
      ? never
      : Name
  ]: Name extends keyof Table["$inferSelect"] ? Table["$inferSelect"][Name] : never;
};
