import { and, asc, eq, inArray } from "drizzle-orm";

import type { ReportableFactKey } from "#content/catalogue/reportable-fact-keys.ts";
import type { Database, Transaction } from "#database/database.ts";
import type { FactAuthor } from "#database/enums.ts";
import { facts, factHistory, listings } from "#database/schema/index.ts";
import { acceptedStatement, factValue, type FactRecord, type FactValue } from "./fact-statement.ts";

/** A row of the record, with what the desk needs of it. */
export type FactRow = FactRecord & { key: ReportableFactKey; changedAt: Date; reason: string | null };

/** The record of all facts of a venue, in the order in which it was written. */
export async function readFactRecord(
  database: Database | Transaction,
  listingId: number,
): Promise<FactRow[]> {
  const rows = await database
    .select()
    .from(factHistory)
    .where(eq(factHistory.listingId, listingId))
    .orderBy(asc(factHistory.id));
  return rows.map(({ id, key, changedBy, after, rejects, reason, changedAt }) => ({
    id,
    key,
    changedBy,
    after: after === null ? null : factValue.parse(after),
    rejects,
    reason,
    changedAt,
  }));
}

/** A new entry of the record. */
export type NewFactRow = {
  key: ReportableFactKey;
  changedBy: FactAuthor;
  after: FactValue | null;
  rejects?: number;
  reason?: string;
};

/**
 * Adds to the record of a venue and recomputes the current statement of each affected fact. The caller
 * announces the change.
 */
export async function addToFactRecord(
  transaction: Transaction,
  listingId: number,
  added: readonly NewFactRow[],
): Promise<void> {
  if (added.length === 0) return;
  // Concurrent writers about one venue run one after the other: the current statement is computed from the
  // whole record. Rows that refer to the venue do not wait for them: whoever saves such a row may hold an enquiry of
  // which these writers tell its couple.
  await transaction
    .select({ id: listings.id })
    .from(listings)
    .where(eq(listings.id, listingId))
    .for("no key update");
  const before = currentStatements(await readFactRecord(transaction, listingId));
  await transaction
    .insert(factHistory)
    .values(added.map((row) => ({ ...row, listingId, before: before.get(row.key)?.after ?? null })));
  const after = currentStatements(await readFactRecord(transaction, listingId));
  const keys = [...new Set(added.map(({ key }) => key))];
  await transaction.delete(facts).where(and(eq(facts.listingId, listingId), inArray(facts.key, keys)));
  const counting = keys.flatMap((key) => {
    const row = after.get(key);
    return row === undefined ? [] : [{ ...row.after, key, listingId, saidBy: row.changedBy }];
  });
  if (counting.length > 0) await transaction.insert(facts).values(counting);
}

/** The current statements, by the key of the fact. */
export function currentStatements(record: readonly FactRow[]) {
  const counting = new Map<string, FactRow & { after: FactValue }>();
  for (const [key, rows] of Map.groupBy(record, (row) => row.key)) {
    const row = acceptedStatement(rows);
    if (row !== null) counting.set(key, row);
  }
  return counting;
}
