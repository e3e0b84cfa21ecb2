import { and, asc, eq, inArray } from "drizzle-orm";
import { z } from "zod";

import type { Database, Transaction } from "#database/database.ts";
import { facts, factHistory, listings } from "#database/schema/index.ts";
import {
  acceptedStatement,
  factAuthors,
  factValue,
  type FactAuthor,
  type FactRecord,
  type FactValue,
} from "./fact-statement.ts";

/** A row of the record, with what the desk reads of it. */
export type FactRow = FactRecord & { key: string; changedAt: Date; reason: string | null };

const author = z.enum(factAuthors);

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
    changedBy: author.parse(changedBy),
    after: after === null ? null : factValue.parse(after),
    rejects,
    reason,
    changedAt,
  }));
}

/** What is to be added to the record. */
export type NewFactRow = {
  key: string;
  changedBy: FactAuthor;
  after: FactValue | null;
  rejects?: number;
  reason?: string;
};

/**
 * Adds to the record of a venue and makes of each fact that it touches the statement that counts now.
 * Whoever calls it announces the change.
 */
export async function addToFactRecord(
  transaction: Transaction,
  listingId: number,
  added: readonly NewFactRow[],
): Promise<void> {
  if (added.length === 0) return;
  // Two who write about one venue at once take turns: what counts is found from the whole record.
  await transaction
    .select({ id: listings.id })
    .from(listings)
    .where(eq(listings.id, listingId))
    .for("update");
  const before = countingNow(await readFactRecord(transaction, listingId));
  await transaction
    .insert(factHistory)
    .values(added.map((row) => ({ ...row, listingId, before: before.get(row.key)?.after ?? null })));
  const after = countingNow(await readFactRecord(transaction, listingId));
  const keys = [...new Set(added.map(({ key }) => key))];
  await transaction.delete(facts).where(and(eq(facts.listingId, listingId), inArray(facts.key, keys)));
  const counting = keys.flatMap((key) => {
    const row = after.get(key);
    return row === undefined ? [] : [{ ...row.after, key, listingId, saidBy: row.changedBy }];
  });
  if (counting.length > 0) await transaction.insert(facts).values(counting);
}

/** The statements that count, by the key of the fact. */
export function countingNow(record: readonly FactRow[]) {
  const counting = new Map<string, FactRow & { after: FactValue }>();
  for (const [key, rows] of Map.groupBy(record, (row) => row.key)) {
    const row = acceptedStatement(rows);
    if (row !== null) counting.set(key, row);
  }
  return counting;
}
