import { hashMailbox } from "#app/erasure/subject-hash.server.ts";
import { holdLinkLaden } from "#app/letterbox/held-letter.ts";
import { keepOnce } from "#app/messaging/forms/save-once.server.ts";
import { canonicalEmail } from "#app/messaging/personal-data/canonical-email.ts";
import type { Transaction } from "#database/database.ts";
import { enquiries, enquiryQuestions, enquiryRecipients } from "#database/schema/index.ts";
import type { Site } from "#server/site.ts";

import type { Enquiry } from "#app/enquiries/enquiry.ts";
import { postEnquiryMails } from "./post-enquiry-mails.server.ts";

/**
 * Keeps an enquiry once, however often its form is sent (see keepOnce), and the mails that it causes
 * with it (postEnquiryMails).
 * One that is laden with links is kept and held for the desk: it causes none until releaseEnquiry.
 * @param formKey random key that a script gave the form, or null
 * @param mayMail false where the couple's mailbox had as many mails as it may get
 * @returns the public reference, and whether this call was the first
 */
export async function saveEnquiry(
  { database, secret, postMails }: Pick<Site, "database" | "secret" | "postMails">,
  enquiry: Enquiry,
  formKey: string | null,
  { mayMail }: { mayMail: boolean } = { mayMail: true },
): Promise<{ reference: string; isNew: boolean }> {
  const { questions, vendors, ...fields } = enquiry;
  const held = holdLinkLaden({
    name: enquiry.name,
    texts: [enquiry.additionalInfo, ...questions],
  });
  const submission = { ...enquiry, email: canonicalEmail(enquiry.email) };
  return keepOnce(database, submission, formKey, {
    prefix: "WR",
    table: enquiries,
    insert: async (transaction, keys) => {
      const [row] = await transaction
        .insert(enquiries)
        .values({ ...fields, ...keys, ...held, addressHash: hashMailbox(secret, enquiry.email) })
        .onConflictDoNothing({ target: enquiries.reference })
        .returning({ id: enquiries.id });
      if (row === undefined) return false;
      const enquiryId = row.id;
      await insertParts(transaction, enquiryId, questions, vendors);
      if (held.heldAt === null) await postEnquiryMails(transaction, postMails, { enquiryId, mayMail });
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
