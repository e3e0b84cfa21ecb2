import { reportableFactKeys, type ReportableFactKey } from "#content/catalogue/fact-keys.ts";
import { eq } from "drizzle-orm";

import { albertaDate } from "#app/calendar/alberta-time.ts";
import { formatDate } from "#app/calendar/format-date.ts";
import { isOutdated } from "#app/catalogue/venue-facts/fact-age.ts";
import { reportableFactLabels, factInputKind } from "#app/catalogue/venue-facts/reportable-fact-keys.ts";
import type { Database } from "#database/database.ts";
import { acceptedStatement, hasStatement } from "#database/facts/fact-statement.ts";
import { readFactRecord, type FactRow } from "#database/facts/fact-record.ts";
import { venueProfiles } from "#database/schema/index.ts";

/** A fact on the venue's private pages: what couples read now, and the form to update it. */
export type OwnFact = ReturnType<typeof ownFact>;

/** All facts of a venue, known or not, in canonical order. */
export async function readOwnFacts(database: Database, listingId: number): Promise<OwnFact[]> {
  const record = await readFactRecord(database, listingId);
  const province = await readProvince(database, listingId);
  const today = albertaDate(new Date());
  return reportableFactKeys.map((key) =>
    ownFact(
      { key, province },
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
  { key, province }: { key: ReportableFactKey; province: string },
  rows: readonly FactRow[],
  today: string,
) {
  const now = acceptedStatement(rows);
  const value = now?.after ?? null;
  return {
    key,
    ...reportableFactLabels(key, province),
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
      text: key === "guests" ? "" : (value?.text ?? ""),
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
