import { eq, inArray } from "drizzle-orm";

import { albertaDate } from "#app/calendar/alberta-time.ts";
import type { Database } from "#database/database.ts";
import { factAnswers, facts } from "#database/schema/index.ts";

import { factQuestions, type FactQuestion } from "./fact-question.ts";

const isOf =
  (id: number) =>
  ({ listingId }: { listingId: number }) =>
    listingId === id;

/**
 * What an enquiry asks of each of its businesses, by the listing's id, with what was answered.
 */
export async function readFactQuestions(
  database: Database,
  { id, asks, receivedAt }: { id: number; asks: readonly string[]; receivedAt: Date },
  recipients: readonly { id: number; category: string }[],
): Promise<Map<number, FactQuestion[]>> {
  if (asks.length === 0 || recipients.length === 0) return new Map();
  const given = await database.select().from(factAnswers).where(eq(factAnswers.enquiryId, id));
  const published = await database
    .select()
    .from(facts)
    .where(
      inArray(
        facts.listingId,
        recipients.map((recipient) => recipient.id),
      ),
    );
  return new Map(
    recipients.map(({ id: listingId, category }) => [
      listingId,
      factQuestions(
        category,
        asks,
        {
          given: given
            .filter(isOf(listingId))
            .map(({ answeredAt, ...answer }) => ({ ...answer, answeredOn: albertaDate(answeredAt) })),
          published: published.filter(isOf(listingId)),
        },
        albertaDate(receivedAt),
      ),
    ]),
  );
}
