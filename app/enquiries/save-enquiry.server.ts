import { holdLinkLaden } from "#app/letterbox/held-letter.ts";
import { keepOnce } from "#app/letterbox/keep-once.server.ts";
import type { PostMails } from "#app/mails/post-mails.server.ts";
import type { Database, Transaction } from "#database/database.ts";
import { enquiries, enquiryQuestions, enquiryRecipients } from "#database/schema/index.ts";

import type { Enquiry } from "./enquiry.ts";
import { postEnquiryMails } from "./post-enquiry-mails.server.ts";

/**
 * Keeps an enquiry once, however often its form is sent (see keepOnce), and the mails that it causes
 * with it: to the team, to the couple, and to the chosen vendors whose address was confirmed.
 * One that is laden with links is kept and held for the desk: it causes none until releaseEnquiry.
 * @param formKey random key that a script gave the form, or null
 * @param postMails makes mails part of the transaction
 * @returns the public reference, and whether this call was the first
 */
export async function saveEnquiry(
  database: Database,
  enquiry: Enquiry,
  formKey: string | null,
  postMails: PostMails,
): Promise<{ reference: string; isNew: boolean }> {
  const { questions, vendors, ...fields } = enquiry;
  const held = holdLinkLaden({
    name: enquiry.name,
    texts: [enquiry.additionalInfo, ...questions],
  });
  const submission = { ...enquiry, email: enquiry.email.toLowerCase() };
  return keepOnce(database, submission, formKey, {
    prefix: "WR",
    table: enquiries,
    insert: async (transaction, keys) => {
      const [row] = await transaction
        .insert(enquiries)
        .values({ ...fields, ...keys, ...held })
        .onConflictDoNothing({ target: enquiries.reference })
        .returning({ id: enquiries.id });
      if (row === undefined) return false;
      const enquiryId = row.id;
      await insertParts(transaction, enquiryId, questions, vendors);
      if (held.heldAt === null)
        await postEnquiryMails(transaction, postMails, { enquiryId, email: enquiry.email });
      return true;
    },
  });
}

async function insertParts(
  transaction: Transaction,
  enquiryId: number,
  questions: readonly string[],
  vendors: readonly number[],
): Promise<void> {
  if (vendors.length > 0)
    await transaction
      .insert(enquiryRecipients)
      .values(vendors.map((listingId) => ({ enquiryId, listingId })));
  if (questions.length > 0)
    await transaction
      .insert(enquiryQuestions)
      .values(questions.map((question, position) => ({ enquiryId, position, question })));
}
