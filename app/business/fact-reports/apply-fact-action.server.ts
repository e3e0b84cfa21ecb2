import { eq } from "drizzle-orm";

import { finishCorrection } from "#app/couple/corrections/resolve-correction.server.ts";
import type { ReportKey } from "#app/venue-facts/report-keys.ts";
import { announceCatalogueChange } from "#database/catalogue-changes.ts";
import type { Database, Transaction } from "#database/database.ts";
import {
  addToFactRecord,
  countingNow,
  readFactRecord,
  type NewFactRow,
} from "#database/facts/fact-record.ts";
import type { FactValue } from "#database/facts/fact-statement.ts";
import { listings } from "#database/schema/index.ts";

/** What the desk does with a fact. */
export type FactStep =
  /** Says it itself, with its source. */
  | { what: "set"; value: FactValue }
  /** Stands behind what counts now, with its source. */
  | { what: "confirm"; source: string; checkedOn: string }
  /** Takes out what counts now: what counted before it comes back. */
  | { what: "reject"; reason: string };

export type SettledFact = {
  listing: { id: number; name: string };
  key: ReportKey;
  /** What counts now; null when nothing is known any more. */
  now: FactValue | null;
  /** The correction that is done with it. */
  correction: string | null;
};

/**
 * Sets, confirms or rejects a fact of a venue; every node shows it at once.
 * @param correction reference of a correction that is done with it
 * @returns 'no-venue', 'unknown' where there is nothing to confirm or reject, 'no-correction' where
 *   there is none of that venue; then nothing has changed
 */
export async function settleFact(
  database: Database,
  listingId: number,
  key: ReportKey,
  step: FactStep,
  correction: string | null,
): Promise<SettledFact | "no-venue" | "unknown" | "no-correction"> {
  return database.transaction(async (transaction) => {
    const listing = await lockVenue(transaction, listingId);
    if (listing === null) return "no-venue";
    const row = rowFor(key, step, countingNow(await readFactRecord(transaction, listingId)).get(key) ?? null);
    if (row === null) return "unknown";
    if (correction !== null) {
      const finished = await finishCorrection(transaction, correction, outcomeOf(key, step), listingId);
      if (finished === null) return "no-correction";
    }
    await addToFactRecord(transaction, listingId, [row]);
    await announceCatalogueChange(transaction);
    const now = countingNow(await readFactRecord(transaction, listingId)).get(key)?.after ?? null;
    return { listing, key, now, correction: correction?.trim().toUpperCase() ?? null };
  });
}

function rowFor(
  key: ReportKey,
  step: FactStep,
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

const outcomeOf = (key: ReportKey, { what }: FactStep) =>
  `fact ${key} ${{ set: "set", confirm: "confirmed", reject: "rejected" }[what]}`;

async function lockVenue(transaction: Transaction, id: number): Promise<{ id: number; name: string } | null> {
  const [row] = await transaction
    .select({ id: listings.id, name: listings.name, category: listings.category })
    .from(listings)
    .where(eq(listings.id, id))
    .for("update");
  return row?.category === "venues" ? { id: row.id, name: row.name } : null;
}
