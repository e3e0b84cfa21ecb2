import { customType, integer, text, timestamp } from "drizzle-orm/pg-core";

/** An instant. */
export const moment = () => timestamp({ withTimezone: true, mode: "date" });

/** Bytes as they are; node-postgres gives and takes them as a Buffer. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => "bytea",
  toDriver: (value) => Buffer.from(value.buffer, value.byteOffset, value.byteLength),
  fromDriver: (value) => new Uint8Array(value),
});

/** What every letter that came by a form has: a number, a name for it, and why sent twice it is one. */
export const letterColumns = () => ({
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** What the sender and the desk call it, such as WR-7K3M-9QPX; says nothing about id or number. */
  reference: text().notNull().unique(),
  /** Hash of all normalised fields and, where a script made one, of the form's own key. */
  submissionKey: text().notNull(),
});
