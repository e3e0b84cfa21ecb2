import { eq, isNotNull, sql } from "drizzle-orm";

import type { ErasureRecord } from "#database/backup/erasure-list.ts";
import type { Transaction } from "#database/database.ts";
import { applications, claims, corrections, enquiries, erasures, listings } from "#database/schema/index.ts";

import { parsePlanRowReference } from "./wanted-person.ts";
import { withdrawListing } from "#app/business/own-listing/erase-listing.server.ts";
import { erasePlanRow, eraseSubmission, readPlanRows } from "./erase-by-reference.server.ts";
import { erasePerson } from "./erase-person.server.ts";
import { createErasureContext, type ErasureContext } from "#app/messaging/personal-data/erasure-context.ts";
import { saveDeferredDeletions } from "#app/messaging/personal-data/deferred-deletions.server.ts";
import { personalData } from "./personal-data.server.ts";
import type { ErasureKind } from "#database/enums.ts";
import { hashSubject } from "#app/messaging/personal-data/subject-hash.server.ts";

/**
 * Repeats erasures on a restored backup, and pauses of listings: all those that the backup itself has no record
 * of. The clock is not used.
 * @param known records from elsewhere: the replaced database, the list beside the backup
 * @param secrets with which their hashes may have been made
 * @returns how many erasures were repeated
 */
export async function replayErasures(
  transaction: Transaction,
  known: readonly ErasureRecord[],
  secrets: readonly string[],
): Promise<number> {
  const restored = new Set(
    (await transaction.select({ id: erasures.id }).from(erasures)).map(({ id }) => id),
  );
  const missing = new Map(known.filter(({ id }) => !restored.has(id)).map((record) => [record.id, record]));
  if (missing.size === 0) return 0;
  const records = [...missing.values()];
  const erasing = createErasureContext(transaction);
  await replay(erasing, records, secrets);
  await transaction
    .insert(erasures)
    .values(records.map(({ erasedAt, ...record }) => ({ ...record, erasedAt: new Date(erasedAt) })));
  await saveDeferredDeletions(erasing);
  return records.length;
}

async function replay(
  erasing: ErasureContext,
  records: readonly ErasureRecord[],
  secrets: readonly string[],
) {
  const { transaction } = erasing;
  const hashesOf = (wanted: ErasureKind) =>
    new Set(records.filter(({ kind }) => kind === wanted).map(({ subjectHash }) => subjectHash));
  /** The values whose hash is wanted, by that hash. */
  const among = (kind: ErasureKind, values: readonly string[]) => {
    const wanted = hashesOf(kind);
    const found = new Map<string, string>();
    for (const value of wanted.size === 0 ? [] : values)
      for (const secret of secrets) {
        const hash = hashSubject(secret, kind, value);
        if (wanted.has(hash)) found.set(hash, value);
      }
    return found;
  };

  for (const [kind, table] of submissions) {
    if (hashesOf(kind).size === 0) continue;
    const saved = await transaction.select({ reference: table.reference }).from(table);
    const references = saved.map(({ reference }) => reference);
    for (const reference of among(kind, references).values()) await eraseSubmission(erasing, kind, reference);
  }
  if (hashesOf("plan-row").size > 0)
    for (const reference of among("plan-row", await readPlanRows(transaction)).values()) {
      const row = parsePlanRowReference(reference);
      if (row !== null) await erasePlanRow(erasing, row);
    }
  const listed = (await transaction.select({ id: listings.id }).from(listings)).map(({ id }) => String(id));
  const [paused, resumed] = [among("pause", listed), among("resume", listed)];
  for (const { kind, subjectHash, erasedAt } of records.toSorted(byTime)) {
    const id = paused.get(subjectHash) ?? resumed.get(subjectHash);
    if (id === undefined) continue;
    await transaction
      .update(listings)
      .set({
        ...(kind === "pause" ? { pausedAt: new Date(erasedAt) } : { pausedAt: null, pausedBy: null }),
        pauseEndToldAt: null,
      })
      .where(eq(listings.id, Number(id)));
  }
  for (const id of among("listing", listed).values()) await withdrawListing(erasing, Number(id));

  const addresses = among("address", await allAddresses(transaction));
  for (const hash of hashesOf("address"))
    await erasePerson(erasing, { hash, address: addresses.get(hash) ?? null });
}

const byTime = (a: ErasureRecord, b: ErasureRecord) => a.erasedAt.localeCompare(b.erasedAt);

const submissions = [
  ["enquiry", enquiries],
  ["application", applications],
  ["claim", claims],
  ["correction", corrections],
] as const;

/** Every email in a column for emails. */
async function allAddresses(transaction: Transaction): Promise<string[]> {
  const all = new Set<string>();
  for (const { table, addressColumns, addresses } of personalData) {
    for (const address of (await addresses?.(transaction)) ?? []) all.add(address);
    for (const column of addressColumns) {
      const rows = await transaction
        .selectDistinct({ address: sql<string>`lower(${column})` })
        .from(table)
        .where(isNotNull(column));
      for (const { address } of rows) all.add(address);
    }
  }
  return [...all];
}
