import { createHash, randomInt } from "node:crypto";

import { and, eq, gt, sql } from "drizzle-orm";

import type { Database, Transaction } from "#database/database.ts";
import { enquiries, enquiryQuestions, enquiryRecipients } from "#database/schema/index.ts";

import type { Enquiry } from "./enquiry.ts";

/** How long the hash of all fields stands in for a form's key, where no script made one. */
const contentKeyHours = 24;

/** Letters and digits that nobody mixes up on the telephone. */
const referenceLetters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/**
 * Keeps an enquiry; when the promise resolves it is durable. The same form sent again (a double
 * click, a retry, a reload) is the same enquiry and gets the same reference. Two that differ in any
 * field are never one, even under one form key.
 * @param formKey random key that a script gave the form, or null
 * @returns the public reference, and whether this call was the first
 */
export async function saveEnquiry(
  database: Database,
  enquiry: Enquiry,
  formKey: string | null,
): Promise<{ reference: string; isNew: boolean }> {
  const submissionKey = hashSubmission(enquiry, formKey);
  return database.transaction(async (transaction) => {
    // Two posts of one form at the same moment take turns; the second then finds the first.
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${submissionKey}, 0))`);
    const earlier = await findEarlier(transaction, submissionKey, formKey !== null);
    if (earlier !== null) return { reference: earlier, isNew: false };
    return { reference: await insertEnquiry(transaction, enquiry, submissionKey), isNew: true };
  });
}

async function findEarlier(
  transaction: Transaction,
  submissionKey: string,
  forever: boolean,
): Promise<string | null> {
  const [row] = await transaction
    .select({ reference: enquiries.reference })
    .from(enquiries)
    .where(
      and(
        eq(enquiries.submissionKey, submissionKey),
        forever
          ? undefined
          : gt(enquiries.receivedAt, sql`now() - make_interval(hours => ${contentKeyHours})`),
      ),
    )
    .limit(1);
  return row?.reference ?? null;
}

async function insertEnquiry(
  transaction: Transaction,
  enquiry: Enquiry,
  submissionKey: string,
): Promise<string> {
  const { questions, vendors, ...fields } = enquiry;
  for (;;) {
    const [row] = await transaction
      .insert(enquiries)
      .values({ ...fields, submissionKey, reference: makeReference() })
      .onConflictDoNothing({ target: enquiries.reference })
      .returning({ id: enquiries.id, reference: enquiries.reference });
    // The reference was taken: one in a million million. Take another.
    if (row === undefined) continue;
    const enquiryId = row.id;
    if (vendors.length > 0)
      await transaction
        .insert(enquiryRecipients)
        .values(vendors.map((listingId) => ({ enquiryId, listingId })));
    if (questions.length > 0)
      await transaction
        .insert(enquiryQuestions)
        .values(questions.map((question, position) => ({ enquiryId, position, question })));
    return row.reference;
  }
}

/** Hash of all normalised fields and of the form's key; fields stand in one order whatever order they came in. */
function hashSubmission(enquiry: Enquiry, formKey: string | null): string {
  const fields = Object.entries({ ...enquiry, email: enquiry.email.toLowerCase() }).toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  );
  return createHash("sha256")
    .update(JSON.stringify([formKey, fields]))
    .digest("base64url");
}

/** Such as WR-7K3M-9QPX. */
function makeReference(): string {
  const letters = Array.from({ length: 8 }, () => referenceLetters[randomInt(referenceLetters.length)]).join(
    "",
  );
  return `WR-${letters.slice(0, 4)}-${letters.slice(4)}`;
}
