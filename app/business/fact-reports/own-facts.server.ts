import { factKeysOf, type ReportableFactKey } from "#content/catalogue/reportable-fact-keys.ts";
import { eq } from "drizzle-orm";

import { albertaDate } from "#app/calendar/alberta-time.ts";
import { formatDate } from "#app/calendar/format-date.ts";
import { isOutdated } from "#app/catalogue/venue-facts/fact-age.ts";
import {
  factInputKind,
  reportableFactLabels,
  typedFactText,
} from "#app/catalogue/venue-facts/reportable-fact-keys.ts";
import type { Database } from "#database/database.ts";
import { acceptedStatement, hasStatement } from "#database/facts/fact-statement.ts";
import { readFactRecord, type FactRow } from "#database/facts/fact-record.ts";
import { venueProfiles } from "#database/schema/index.ts";

/** A fact on the business's private pages: what couples read now, and the form to update it. */
export type OwnFact = ReturnType<typeof ownFact>;

/** All facts of a business, known or not, in canonical order; null for one of which no facts are saved. */
export async function readOwnFacts(
  database: Database,
  { id: listingId, category }: { id: number; category: string },
): Promise<OwnFact[] | null> {
  const keys = factKeysOf(category);
  if (keys.length === 0) return null;
  const record = await readFactRecord(database, listingId);
  const province = await readProvince(database, listingId);
  const today = albertaDate(new Date());
  return keys.map((key) =>
    ownFact(
      { key, category, province },
      record.filter((row) => row.key === key),
      today,
    ),
  );
}

/** The province of a venue, whose law words a question. */
export async function readProvince(database: Database, listingId: number): Promise<string> {
  const [profile] = await database
    .select({ province: venueProfiles.province })
    .from(venueProfiles)
    .where(eq(venueProfiles.listingId, listingId));
  return profile?.province ?? "AB";
}

function ownFact(
  { key, category, province }: { key: ReportableFactKey; category: string; province: string },
  rows: readonly FactRow[],
  today: string,
) {
  const now = acceptedStatement(rows);
  const value = now?.after ?? null;
  return {
    key,
    ...reportableFactLabels(key, { category, province }),
    toldAs: factInputKind(key),
    now: value && {
      answer: value.answer,
      text: value.text,
      said: formatDate(value.checkedOn),
      by: now?.changedBy === "venue" ? ("you" as const) : ("us" as const),
      isConfirmed: value.status === "confirmed",
      isOld: isOutdated(value.checkedOn, today),
    },
    rejected: lastRejection(rows),
    typed: {
      answer: value?.answer ?? "",
      text: typedFactText(key, value?.text ?? ""),
      guestsFrom: String(value?.guestsFrom ?? ""),
      guestsTo: String(value?.guestsTo ?? ""),
    },
  };
}

/** Why our team rejected the venue's last statement; null when it did not, or when there is none. */
function lastRejection(rows: readonly FactRow[]): string | null {
  const last = rows.filter(hasStatement).findLast(({ changedBy }) => changedBy === "venue");
  return last === undefined ? null : (rows.find(({ rejects }) => rejects === last.id)?.reason ?? null);
}
