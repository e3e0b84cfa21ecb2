import { eq } from "drizzle-orm";

import { albertaDate } from "#app/calendar/alberta-time.ts";
import { describeDay } from "#app/calendar/format-date.ts";
import { isOldOn } from "#app/venue-facts/fact-age.ts";
import { reportKeys, reportWords, toldAs, type ReportKey } from "#app/venue-facts/report-keys.ts";
import type { Database } from "#database/database.ts";
import { acceptedStatement, saysSomething } from "#database/facts/fact-statement.ts";
import { readFactRecord, type FactRow } from "#database/facts/fact-record.ts";
import { venueProfiles } from "#database/schema/index.ts";

/** A fact as the venue's private pages show it: what couples read now, and the form to say it anew. */
export type OwnFact = ReturnType<typeof ownFact>;

/** All facts of a venue, known or not, in their one order. */
export async function readOwnFacts(database: Database, listingId: number): Promise<OwnFact[]> {
  const record = await readFactRecord(database, listingId);
  const [profile] = await database
    .select({ province: venueProfiles.province })
    .from(venueProfiles)
    .where(eq(venueProfiles.listingId, listingId));
  const today = albertaDate(new Date());
  return reportKeys.map((key) =>
    ownFact(
      { key, province: profile?.province ?? "AB" },
      record.filter((row) => row.key === key),
      today,
    ),
  );
}

function ownFact(
  { key, province }: { key: ReportKey; province: string },
  rows: readonly FactRow[],
  today: string,
) {
  const now = acceptedStatement(rows);
  const value = now?.after ?? null;
  return {
    key,
    ...reportWords(key, province),
    toldAs: toldAs(key),
    now: value && {
      answer: value.answer,
      text: value.text,
      said: describeDay(value.checkedOn),
      by: now?.changedBy === "venue" ? ("you" as const) : ("us" as const),
      isConfirmed: value.status === "confirmed",
      isOld: isOldOn(value.checkedOn, today),
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

/** Why our team did not take over what the venue said last; null when it did, or nothing was said. */
function lastRejection(rows: readonly FactRow[]): string | null {
  const last = rows.filter(saysSomething).findLast(({ changedBy }) => changedBy === "venue");
  return last === undefined ? null : (rows.find(({ rejects }) => rejects === last.id)?.reason ?? null);
}
