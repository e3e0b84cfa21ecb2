import { eq } from "drizzle-orm";

import { factKeysOf } from "#content/catalogue/reportable-fact-keys.ts";
import { albertaDate } from "#app/calendar/alberta-time.ts";
import { announceCatalogueChange } from "#database/catalogue-changes.ts";
import type { Transaction } from "#database/database.ts";
import { addToFactRecord, currentStatements, readFactRecord } from "#database/facts/fact-record.ts";
import type { FactValue } from "#database/facts/fact-statement.ts";
import { listings } from "#database/schema/index.ts";

import type { FactReport } from "./fact-report.ts";

/**
 * Saves a business's statement about itself; couples read it at once, dated, as reported by it. The same
 * statement repeated on the same day is saved once.
 * @returns false for a fact that this kind of business does not have, and for a listing that was withdrawn
 */
export async function saveFactReport(
  transaction: Transaction,
  listingId: number,
  { fact, ...said }: FactReport,
): Promise<boolean> {
  const [business] = await transaction
    .select({ category: listings.category, removedAt: listings.removedAt, pausedAt: listings.pausedAt })
    .from(listings)
    .where(eq(listings.id, listingId))
    .for("no key update");
  if (business === undefined || business.removedAt !== null || business.pausedAt !== null) return false;
  if (!factKeysOf(business.category).includes(fact)) return false;
  const after: FactValue = {
    status: "reported",
    source: business.category === "venues" ? "the venue itself" : "the business itself",
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
