import type { PgTable } from "drizzle-orm/pg-core";

/** Columns that the database itself fills in a new row: its number and the moments of its insertion. */
type FilledByDatabase = "id" | "receivedAt" | "answeredAt" | "updatedAt";

/**
 * A new row that says each column, those that may be null or have a default too; only what the database
 * itself fills is left out. The query layer takes a row that lacks such a column, and drops what is no
 * column, both without a word: a row of this type, written column by column, does neither.
 */
export type CompleteRow<Table extends PgTable> = {
  [
    Name in keyof Table["_"]["columns"] as Table["_"]["columns"][Name]["_"]["hasDefault"] extends true
      ? Exclude<Name, FilledByDatabase>
      : Name
  ]: Name extends keyof Table["$inferSelect"] ? Table["$inferSelect"][Name] : never;
};
