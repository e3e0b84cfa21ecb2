import { eq, inArray } from "drizzle-orm";

import { albertaDate } from "#app/calendar/alberta-time.ts";
import type { Database } from "#database/database.ts";
import { factAnswers, facts } from "#database/schema/index.ts";

import { factQuestions, type FactQuestion } from "./fact-question.ts";

const isOf =
  (venueId: number) =>
  ({ listingId }: { listingId: number }) =>
    listingId === venueId;

/**
 * What an enquiry asks of each of its venues, by the venue's id, with what was answered.
 * @param venueIds recipients that are venues
 */
export async function readFactQuestions(
  database: Database,
  { id, asks, receivedAt }: { id: number; asks: readonly string[]; receivedAt: Date },
  venueIds: readonly number[],
): Promise<Map<number, FactQuestion[]>> {
  if (asks.length === 0 || venueIds.length === 0) return new Map();
  const given = await database.select().from(factAnswers).where(eq(factAnswers.enquiryId, id));
  const published = await database
    .select()
    .from(facts)
    .where(inArray(facts.listingId, [...venueIds]));
  return new Map(
    venueIds.map((venueId) => [
      venueId,
      factQuestions(
        asks,
        {
          given: given
            .filter(isOf(venueId))
            .map(({ answeredAt, ...answer }) => ({ ...answer, answeredOn: albertaDate(answeredAt) })),
          published: published.filter(isOf(venueId)),
        },
        albertaDate(receivedAt),
      ),
    ]),
  );
}
