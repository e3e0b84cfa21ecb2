import { eq } from "drizzle-orm";

import { albertaDate } from "#app/calendar/alberta-time.ts";
import { announceCatalogueChange } from "#database/catalogue-changes.ts";
import type { Transaction } from "#database/database.ts";
import { addToFactRecord, currentStatements, readFactRecord } from "#database/facts/fact-record.ts";
import type { FactValue } from "#database/facts/fact-statement.ts";
import { listings } from "#database/schema/index.ts";

import type { FactReport } from "./fact-report.ts";

/**
 * Saves a venue's statement about itself; couples read it at once, dated, as reported by the venue. The same
 * statement repeated on the same day is saved once.
 * @returns false for a listing that is not a venue, or was withdrawn
 */
export async function saveFactReport(
  transaction: Transaction,
  listingId: number,
  { fact, ...said }: FactReport,
): Promise<boolean> {
  const [venue] = await transaction
    .select({ category: listings.category, removedAt: listings.removedAt, pausedAt: listings.pausedAt })
    .from(listings)
    .where(eq(listings.id, listingId))
    .for("update");
  if (venue?.category !== "venues" || venue.removedAt !== null || venue.pausedAt !== null) return false;
  const after: FactValue = {
    status: "reported",
    source: "the venue itself",
    checkedOn: albertaDate(new Date()),
    confidence: "high",
    ...said,
  };
  const now = currentStatements(await readFactRecord(transaction, listingId)).get(fact);
  if (now?.changedBy === "venue" && isSame(now.after, after)) return true;
  await addToFactRecord(transaction, listingId, [{ key: fact, changedBy: "venue", after }]);
  await announceCatalogueChange(transaction);
  return true;
}

const isSame = (one: FactValue, other: FactValue) =>
  one.answer === other.answer &&
  one.text === other.text &&
  one.guestsFrom === other.guestsFrom &&
  one.guestsTo === other.guestsTo &&
  one.checkedOn === other.checkedOn;
