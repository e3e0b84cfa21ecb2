import { and, eq } from "drizzle-orm";

import { keepOnce } from "#app/letterbox/keep-once.server.ts";
import type { PostMails } from "#app/mails/post-mails.server.ts";
import type { Database, Transaction } from "#database/database.ts";
import { enquiries, enquiryQuestions, enquiryRecipients } from "#database/schema/index.ts";
import { isReservedAddress } from "#mail/reserved-names.ts";

import type { Enquiry } from "./enquiry.ts";
import { contactsOf } from "./listing-contacts.server.ts";

/**
 * Keeps an enquiry once, however often its form is sent (see keepOnce), and the mails that it causes
 * with it: to the team, to the couple, and to the chosen vendors whose address was confirmed.
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
  const submission = { ...enquiry, email: enquiry.email.toLowerCase() };
  return keepOnce(database, submission, formKey, {
    prefix: "WR",
    receivedAt: enquiries.receivedAt,
    find: async (transaction, submissionKey, since) => {
      const [row] = await transaction
        .select({ reference: enquiries.reference })
        .from(enquiries)
        .where(and(eq(enquiries.submissionKey, submissionKey), since))
        .limit(1);
      return row?.reference ?? null;
    },
    insert: async (transaction, keys) => {
      const [row] = await transaction
        .insert(enquiries)
        .values({ ...fields, ...keys })
        .onConflictDoNothing({ target: enquiries.reference })
        .returning({ id: enquiries.id });
      if (row === undefined) return false;
      const enquiryId = row.id;
      const contacts = await contactsOf(transaction, vendors);
      await insertParts(transaction, enquiryId, questions, vendors, new Set(contacts.keys()));
      await postMails(transaction, [
        { kind: "enquiry-to-team", recipient: null, enquiryId },
        ...(isReservedAddress(enquiry.email)
          ? []
          : [{ kind: "enquiry-confirmation" as const, recipient: enquiry.email, enquiryId }]),
        ...[...contacts].map(([listingId, recipient]) => ({
          kind: "enquiry-to-vendor" as const,
          recipient,
          enquiryId,
          listingId,
        })),
      ]);
      return true;
    },
  });
}

async function insertParts(
  transaction: Transaction,
  enquiryId: number,
  questions: readonly string[],
  vendors: readonly number[],
  mailed: ReadonlySet<number>,
): Promise<void> {
  if (vendors.length > 0)
    await transaction.insert(enquiryRecipients).values(
      vendors.map((listingId) => ({
        enquiryId,
        listingId,
        mailedAt: mailed.has(listingId) ? new Date() : null,
      })),
    );
  if (questions.length > 0)
    await transaction
      .insert(enquiryQuestions)
      .values(questions.map((question, position) => ({ enquiryId, position, question })));
}
