import { and, eq, sql } from "drizzle-orm";

import { saveFactReport } from "#app/business/fact-reports/save-fact-report.server.ts";
import { postFactsMail, tellWhoAsked } from "#app/couple/fact-questions/post-facts-mail.server.ts";
import { isDayOver } from "#app/couple/reviews/review-rules.ts";
import { lockRecipient } from "#app/couple/enquiries/lock-recipient.server.ts";
import type { Site } from "#app/messaging/request-context.ts";
import type { CompleteRow } from "#database/complete-row.ts";
import { factAnswers } from "#database/schema/index.ts";

import type { FactAnswers } from "./parse-fact-answers.ts";

/**
 * Saves what a venue answers of a couple's questions; the couple gets it by mail. With the venue's consent
 * each answer is a fact of its page, too, and whoever else asked for it is told.
 * @returns 'withdrawn' where the couple has closed its enquiry, 'past' where its day is over, 'gone' where it is
 *   not there any more
 */
export async function saveFactAnswers(
  { database, postMails }: Pick<Site, "database" | "postMails">,
  { enquiryId, listingId }: { enquiryId: number; listingId: number },
  { answers, isPublic }: FactAnswers,
): Promise<"answered" | "gone" | "withdrawn" | "past"> {
  return database.transaction(async (transaction) => {
    const asked = await lockRecipient(transaction, enquiryId, listingId);
    if (asked === null) return "gone";
    if (asked.isClosed) return "withdrawn";
    if (isDayOver(asked.eventDate, new Date())) return "past";
    const own = answers.filter(({ fact }) => asked.asks.includes(fact));
    if (own.length === 0) return "gone";
    const before = await transaction
      .select()
      .from(factAnswers)
      .where(and(eq(factAnswers.enquiryId, enquiryId), eq(factAnswers.listingId, listingId)));
    const rows = own.map(({ fact, ...said }): CompleteRow<typeof factAnswers> => ({
      enquiryId,
      listingId,
      key: fact,
      isPublic,
      answer: said.answer,
      text: said.text,
      guestsFrom: said.guestsFrom,
      guestsTo: said.guestsTo,
    }));
    // Pressed twice is said once, and mailed once.
    if (rows.every((row) => before.some((known) => isSame(known, row)))) return "answered";
    await transaction
      .insert(factAnswers)
      .values(rows)
      .onConflictDoUpdate({
        target: [factAnswers.enquiryId, factAnswers.listingId, factAnswers.key],
        set: {
          answer: sql`excluded.answer`,
          text: sql`excluded.text`,
          guestsFrom: sql`excluded.guests_from`,
          guestsTo: sql`excluded.guests_to`,
          isPublic: sql`excluded.is_public`,
          answeredAt: sql`now()`,
        },
      });
    await postFactsMail(transaction, postMails, { enquiryId, listingId, email: asked.email });
    if (!isPublic) return "answered";
    for (const answer of own) await saveFactReport(transaction, listingId, answer);
    await tellWhoAsked(transaction, postMails, {
      listingId,
      keys: own.map(({ fact }) => fact),
      except: enquiryId,
    });
    return "answered";
  });
}

type Row = typeof factAnswers.$inferSelect;

const isSame = (one: Row, other: Omit<Row, "answeredAt">) =>
  one.key === other.key &&
  one.answer === other.answer &&
  one.text === other.text &&
  one.guestsFrom === other.guestsFrom &&
  one.guestsTo === other.guestsTo &&
  one.isPublic === other.isPublic;
