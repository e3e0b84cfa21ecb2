import { sql, type AnyColumn } from "drizzle-orm";
import { check, customType, integer, text, timestamp } from "drizzle-orm/pg-core";

/** An instant. */
export const instant = () => timestamp({ withTimezone: true, mode: "date" });

/** Raw bytes; node-postgres passes them as a Buffer. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => "bytea",
  toDriver: (value) => Buffer.from(value.buffer, value.byteOffset, value.byteLength),
  fromDriver: (value) => new Uint8Array(value),
});

/** Holds a column to its words: no row has another one. Null is allowed where the column allows it. */
export const isOneOf = (name: string, column: AnyColumn, words: readonly string[]) =>
  check(name, sql`${column} in (${sql.raw(words.map((word) => `'${word}'`).join(", "))})`);

/** The same for a column of several words. */
export const areOneOf = (name: string, column: AnyColumn, words: readonly string[]) =>
  check(name, sql`${column} <@ array[${sql.raw(words.map((word) => `'${word}'`).join(", "))}]`);

/** A list of words as `text({ enum })` takes it, which has at least one. */
export function closedSet<Word extends string>(words: readonly Word[]): [Word, ...Word[]] {
  const [first, ...others] = words;
  if (first === undefined) throw new Error("A closed set needs a word.");
  return [first, ...others];
}

/** Columns of every submission: a number, a reference, and the key by which it is saved once. */
export const submissionColumns = () => ({
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /**
   * Reference for the sender and the desk, such as WR-7K3M-9QPX; reveals nothing about the id or the number
   * of submissions.
   */
  reference: text().notNull().unique(),
  /** Hash of all normalised fields and, where a script made one, of the form key. */
  submissionKey: text().notNull(),
});
