import { createHash, randomInt } from "node:crypto";

import { and, eq, gt, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";

import type { Database, Transaction } from "#database/database.ts";

/** How long the hash of all fields replaces a form key, where no script made one. */
const contentKeyHours = 24;

/** Letters and digits that nobody confuses on the phone. */
const referenceLetters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** How submissions of one kind are found and inserted. */
type Shelf = {
  /** Two-letter prefix of the reference: 'WR' for an enquiry. */
  prefix: string;
  /** The table of this kind of submission (submissionColumns). */
  table: PgTable & { reference: PgColumn; submissionKey: PgColumn; receivedAt: PgColumn };
  /** Inserts the submission; false when its reference is taken. */
  insert: (transaction: Transaction, keys: { submissionKey: string; reference: string }) => Promise<boolean>;
};

/**
 * Saves a submission; when the promise resolves it is durable. The same form sent again (a double click, a
 * retry, a reload) is the same submission and gets the same reference. Two submissions that differ in any
 * field are never one, even under one form key.
 * @param fields all normalised fields
 * @param formKey random key that a script gave the form, or null
 * @returns the public reference, and whether this call was the first
 */
export async function saveOnce(
  database: Database,
  fields: object,
  formKey: string | null,
  { prefix, table, insert }: Shelf,
): Promise<{ reference: string; isNew: boolean }> {
  const submissionKey = hashSubmission(fields, formKey);
  const since =
    formKey === null
      ? gt(table.receivedAt, sql`now() - make_interval(hours => ${contentKeyHours})`)
      : undefined;
  return database.transaction(async (transaction) => {
    // Two posts of one form at the same moment run one after the other; the second then finds the first.
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${submissionKey}, 0))`);
    const [earlier] = await transaction
      .select({ reference: sql<string>`${table.reference}` })
      .from(table)
      .where(and(eq(table.submissionKey, submissionKey), since))
      .limit(1);
    if (earlier !== undefined) return { reference: earlier.reference, isNew: false };
    for (;;) {
      const reference = makeReference(prefix);
      if (await insert(transaction, { submissionKey, reference })) return { reference, isNew: true };
      // The reference was taken, a chance of one in a million million. Try another.
    }
  });
}

/** Hash of all fields and of the form key; fields are sorted, so the order of sending does not matter. */
function hashSubmission(fields: object, formKey: string | null): string {
  const sorted = Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash("sha256")
    .update(JSON.stringify([formKey, sorted]))
    .digest("base64url");
}

/** Such as WR-7K3M-9QPX. */
export function makeReference(prefix: string): string {
  const letters = Array.from({ length: 8 }, () => referenceLetters[randomInt(referenceLetters.length)]).join(
    "",
  );
  return `${prefix}-${letters.slice(0, 4)}-${letters.slice(4)}`;
}
