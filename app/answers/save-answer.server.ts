import { and, eq, sql } from "drizzle-orm";

import { announceCatalogueChange } from "#database/catalogue-changes.ts";
import { answers, enquiries, enquiryRecipients } from "#database/schema/index.ts";
import { isReservedAddress } from "#mail/reserved-names.ts";
import type { Site } from "#server/site.ts";

import type { Answer } from "./read-answer-form.ts";

/**
 * Keeps what a vendor answers; the couple gets it by mail. The latest answer stands, the time of the
 * first one counts for the reply record. The same answer sent twice is one.
 * @returns 'gone' when there is no such enquiry any more, 'withdrawn' when the couple took it back
 */
export async function saveAnswer(
  { database, postMails }: Pick<Site, "database" | "postMails">,
  enquiryId: number,
  listingId: number,
  answer: Answer,
): Promise<"kept" | "gone" | "withdrawn"> {
  return database.transaction(async (transaction) => {
    const [asked] = await transaction
      .select({ email: enquiries.email, withdrawnAt: enquiries.withdrawnAt })
      .from(enquiryRecipients)
      .innerJoin(enquiries, eq(enquiries.id, enquiryRecipients.enquiryId))
      .where(and(eq(enquiryRecipients.enquiryId, enquiryId), eq(enquiryRecipients.listingId, listingId)))
      .for("update");
    if (asked === undefined) return "gone";
    if (asked.withdrawnAt !== null) return "withdrawn";
    const [before] = await transaction
      .select()
      .from(answers)
      .where(and(eq(answers.enquiryId, enquiryId), eq(answers.listingId, listingId)));
    if (before !== undefined && isSame(before, answer)) return "kept";
    // The first answer counts for the vendor's record, which the directory shows.
    if (before === undefined) await announceCatalogueChange(transaction);
    await transaction
      .insert(answers)
      .values({ enquiryId, listingId, ...answer })
      .onConflictDoUpdate({
        target: [answers.enquiryId, answers.listingId],
        set: { ...answer, updatedAt: sql`now()` },
      });
    if (!isReservedAddress(asked.email))
      await postMails(transaction, [
        { kind: "answer-to-couple", recipient: asked.email, enquiryId, listingId },
      ]);
    return "kept";
  });
}

const isSame = (before: Answer | typeof answers.$inferSelect, answer: Answer) =>
  before.availability === answer.availability &&
  before.priceFrom === answer.priceFrom &&
  before.priceTo === answer.priceTo &&
  before.includes === answer.includes &&
  before.message === answer.message;
