import { eq } from "drizzle-orm";

import { tellWhoAsked } from "#app/couple/fact-questions/post-facts-mail.server.ts";
import type { Site } from "#app/messaging/request-context.ts";
import { resolveCorrection } from "#app/couple/corrections/resolve-correction.server.ts";
import { factKeysOf, type ReportableFactKey } from "#content/catalogue/reportable-fact-keys.ts";
import { announceCatalogueChange } from "#database/catalogue-changes.ts";
import type { Transaction } from "#database/database.ts";
import {
  addToFactRecord,
  currentStatements,
  readFactRecord,
  type NewFactRow,
} from "#database/facts/fact-record.ts";
import type { FactValue } from "#database/facts/fact-statement.ts";
import { listings } from "#database/schema/index.ts";

/** The desk's action on a fact. */
export type FactAction =
  /** Sets it, with a source. */
  | { what: "set"; value: FactValue }
  /** Confirms the current statement, with a source. */
  | { what: "confirm"; source: string; checkedOn: string }
  /** Rejects the current statement: the one before it becomes current again. */
  | { what: "reject"; reason: string };

export type FactActionResult = {
  listing: { id: number; name: string };
  key: ReportableFactKey;
  /** The current statement; null when nothing is known any more. */
  now: FactValue | null;
  /** The correction that this action closes. */
  correction: string | null;
};

/**
 * Sets, confirms or rejects a fact of a business; every node shows it at once. Every couple that asked for a fact
 * that nobody had said is told.
 * @param correction reference of a correction that this closes
 * @param expected number of the statement that has to be the current one; null for whichever is
 * @returns 'no-venue', 'unknown' where there is nothing to confirm or reject, or no longer what was expected,
 * 'no-correction' where that venue has none; then nothing has changed
 */
export async function applyFactAction(
  { database, postMails }: Pick<Site, "database" | "postMails">,
  listingId: number,
  key: ReportableFactKey,
  step: FactAction,
  correction: string | null,
  expected: number | null = null,
): Promise<FactActionResult | "no-venue" | "unknown" | "no-correction"> {
  return database.transaction(async (transaction) => {
    const listing = await lockBusiness(transaction, listingId, key);
    if (listing === null) return "no-venue";
    const current = currentStatements(await readFactRecord(transaction, listingId)).get(key) ?? null;
    if (expected !== null && current?.id !== expected) return "unknown";
    const row = rowFor(key, step, current);
    if (row === null) return "unknown";
    if (correction !== null) {
      const finished = await resolveCorrection(transaction, correction, outcomeOf(key, step), listingId);
      if (finished === null) return "no-correction";
    }
    await addToFactRecord(transaction, listingId, [row]);
    await announceCatalogueChange(transaction);
    if (step.what === "set" && current === null)
      await tellWhoAsked(transaction, postMails, { listingId, keys: [key] });
    const now = currentStatements(await readFactRecord(transaction, listingId)).get(key)?.after ?? null;
    return { listing, key, now, correction: correction?.trim().toUpperCase() ?? null };
  });
}

function rowFor(
  key: ReportableFactKey,
  step: FactAction,
  now: { id: number; after: FactValue } | null,
): NewFactRow | null {
  if (step.what === "set") return { key, changedBy: "desk", after: step.value };
  if (now === null) return null;
  if (step.what === "reject")
    return { key, changedBy: "desk", after: null, rejects: now.id, reason: step.reason };
  const { source, checkedOn } = step;
  return {
    key,
    changedBy: "desk",
    after: { ...now.after, status: "confirmed", confidence: "high", source, checkedOn },
  };
}

const outcomeOf = (key: ReportableFactKey, { what }: FactAction) =>
  `fact ${key} ${{ set: "set", confirm: "confirmed", reject: "rejected" }[what]}`;

async function lockBusiness(
  transaction: Transaction,
  id: number,
  key: ReportableFactKey,
): Promise<{ id: number; name: string } | null> {
  const [row] = await transaction
    .select({ id: listings.id, name: listings.name, category: listings.category })
    .from(listings)
    .where(eq(listings.id, id))
    .for("no key update");
  return row !== undefined && factKeysOf(row.category).includes(key) ? { id: row.id, name: row.name } : null;
}
