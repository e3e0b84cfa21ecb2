import { createHash, randomInt } from "node:crypto";

import { and, eq, gt, sql } from "drizzle-orm";
import type { PgColumn, PgInsertValue, PgTable } from "drizzle-orm/pg-core";

import type { Database, Transaction } from "#database/database.ts";

/** How long the hash of all fields replaces a form key, where no script made one. */
const contentKeyHours = 24;

/** Letters and digits that nobody confuses on the phone. */
const referenceLetters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A table of submissions (submissionColumns). */
type SubmissionTable = PgTable & Record<"id" | "reference" | "submissionKey" | "receivedAt", PgColumn>;

/** How submissions of one kind are found and inserted. */
type SubmissionKind<Table extends SubmissionTable> = {
  /** Two-letter prefix of the reference: 'WR' for an enquiry. */
  prefix: string;
  table: Table;
  /** The submission as a row. */
  row: (keys: { submissionKey: string; reference: string }) => PgInsertValue<Table>;
  /** What else is saved with it, and the mails that it causes. */
  withIt?: (transaction: Transaction, id: number) => Promise<void>;
};

/**
 * Saves a submission; when the promise resolves it is durable. The same form sent again (a double click, a
 * retry, a reload) is the same submission and gets the same reference. Two submissions that differ in any
 * field are never one, even under one form key.
 * @param fields all normalised fields
 * @param formKey random key that a script gave the form, or null
 * @returns the public reference, and whether this call was the first
 */
export async function saveOnce<Table extends SubmissionTable>(
  database: Database,
  fields: object,
  formKey: string | null,
  { prefix, table, row, withIt }: SubmissionKind<Table>,
): Promise<{ reference: string; isNew: boolean }> {
  const submissionKey = hashSubmission(fields, formKey);
  return database.transaction(async (transaction) => {
    // Two posts of one form at the same moment run one after the other; the second then finds the first.
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${submissionKey}, 0))`);
    const earlier = await findEarlier(transaction, table, submissionKey, formKey);
    if (earlier !== null) return { reference: earlier, isNew: false };
    for (;;) {
      const reference = makeReference(prefix);
      const [inserted] = await transaction
        .insert(table)
        .values(row({ submissionKey, reference }))
        .onConflictDoNothing({ target: table.reference })
        .returning({ id: sql<number>`${table.id}` });
      // The reference was taken, a chance of one in a million million. Try another.
      if (inserted === undefined) continue;
      await withIt?.(transaction, inserted.id);
      return { reference, isNew: true };
    }
  });
}

/** The reference of the same submission, if it was sent before. */
async function findEarlier(
  transaction: Transaction,
  table: SubmissionTable,
  submissionKey: string,
  formKey: string | null,
): Promise<string | null> {
  const since =
    formKey === null
      ? gt(table.receivedAt, sql`now() - make_interval(hours => ${contentKeyHours})`)
      : undefined;
  const [earlier] = await transaction
    .select({ reference: sql<string>`${table.reference}` })
    .from(table)
    .where(and(eq(table.submissionKey, submissionKey), since))
    .limit(1);
  return earlier?.reference ?? null;
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
