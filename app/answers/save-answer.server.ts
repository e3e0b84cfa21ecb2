import { and, eq, sql } from "drizzle-orm";

import { postAnswerMail } from "#app/couple/enquiries/post-enquiry-mails.server.ts";
import { holdLinkLaden } from "#app/letterbox/held-letter.ts";
import { askBusinessesAnew } from "#app/couple/reviews/bookings.server.ts";
import { isDayOver } from "#app/couple/reviews/review-rules.ts";
import { announceCatalogueChange } from "#database/catalogue-changes.ts";
import { answers, enquiries, enquiryRecipients } from "#database/schema/index.ts";
import type { Site } from "#server/site.ts";

import type { Answer } from "./read-answer-form.ts";

/**
 * Keeps what a vendor answers; the couple gets it by mail. The latest answer stands, the time of the
 * first one counts for the reply record. The same answer sent twice is one. Texts that are laden with links
 * are held for the desk, and no mail is caused until releaseEnquiry.
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
      .select({ email: enquiries.email, eventDate: enquiries.eventDate, withdrawnAt: enquiries.withdrawnAt })
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
    const held = holdLinkLaden({ name: "", texts: [answer.includes, answer.message] });
    // The first answer counts for the vendor's record, which the directory shows.
    if (before === undefined) await announceCatalogueChange(transaction);
    await transaction
      .insert(answers)
      .values({ enquiryId, listingId, ...answer, ...held })
      .onConflictDoUpdate({
        target: [answers.enquiryId, answers.listingId],
        set: { ...answer, ...held, updatedAt: sql`now()` },
      });
    // After its day what the business said stays: it cannot choose who reviews it.
    if (answer.availability !== "yes" && !isDayOver(asked.eventDate, new Date()))
      await askBusinessesAnew(transaction, enquiryId, listingId);
    if (held.heldAt === null)
      await postAnswerMail(transaction, postMails, { enquiryId, listingId, email: asked.email });
    return "kept";
  });
}

const isSame = (before: Answer | typeof answers.$inferSelect, answer: Answer) =>
  before.availability === answer.availability &&
  before.priceFrom === answer.priceFrom &&
  before.priceTo === answer.priceTo &&
  before.includes === answer.includes &&
  before.message === answer.message;
