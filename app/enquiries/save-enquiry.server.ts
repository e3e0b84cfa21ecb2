import { and, eq } from "drizzle-orm";

import { keepOnce } from "#app/letterbox/keep-once.server.ts";
import type { Database } from "#database/database.ts";
import { enquiries, enquiryQuestions, enquiryRecipients } from "#database/schema/index.ts";

import type { Enquiry } from "./enquiry.ts";

/**
 * Keeps an enquiry once, however often its form is sent (see keepOnce).
 * @param formKey random key that a script gave the form, or null
 * @returns the public reference, and whether this call was the first
 */
export async function saveEnquiry(
  database: Database,
  enquiry: Enquiry,
  formKey: string | null,
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
      if (vendors.length > 0)
        await transaction
          .insert(enquiryRecipients)
          .values(vendors.map((listingId) => ({ enquiryId, listingId })));
      if (questions.length > 0)
        await transaction
          .insert(enquiryQuestions)
          .values(questions.map((question, position) => ({ enquiryId, position, question })));
      return true;
    },
  });
}
