import { and, asc, eq, isNotNull, sql } from "drizzle-orm";
import { z } from "zod";

import { normalizeReference } from "#app/messaging/forms/normalize-reference.ts";
import type { PostMails } from "#app/messaging/outbox/post-mails.server.ts";
import type { Database, Transaction } from "#database/database.ts";
import { announceCatalogueChange } from "#database/catalogue-changes.ts";
import { vendorReplies, enquiries, enquiryMessages } from "#database/schema/index.ts";

import { postAnswerMail, postEnquiryMails, postMessageMails } from "./post-enquiry-mails.server.ts";

/**
 * Lets go what was held for the desk under a reference: the enquiry itself, what the couple wrote
 * since, what vendors answered. The mails that each would have caused are posted with it, once however
 * often it is released.
 * @returns whether anything was held until now; null when there is no such enquiry
 */
export async function releaseEnquiry(
  database: Database,
  reference: string,
  postMails: PostMails,
): Promise<boolean | null> {
  return database.transaction(async (transaction) => {
    const [enquiry] = await transaction
      .select({ id: enquiries.id, email: enquiries.email, heldAt: enquiries.heldAt })
      .from(enquiries)
      .where(eq(enquiries.reference, normalizeReference(reference)))
      // Two who release at once take turns, and the second finds nothing held.
      .for("update");
    if (enquiry === undefined) return null;
    const { id: enquiryId, email } = enquiry;
    if (enquiry.heldAt !== null)
      await transaction.update(enquiries).set({ heldAt: null }).where(eq(enquiries.id, enquiryId));
    const messages = await releaseMessages(transaction, enquiryId);
    for (const messageId of messages)
      await postMessageMails(transaction, postMails, { enquiryId, messageId });
    // After its messages: its mail quotes them, so that no business gets them twice.
    if (enquiry.heldAt !== null) await postEnquiryMails(transaction, postMails, { enquiryId, mayMail: true });
    const vendors = await releaseAnswers(transaction, enquiryId);
    // What an answer quotes counts from now on.
    if (vendors.length > 0) await announceCatalogueChange(transaction);
    for (const listingId of vendors)
      await postAnswerMail(transaction, postMails, { enquiryId, listingId, email });
    return enquiry.heldAt !== null || messages.length > 0 || vendors.length > 0;
  });
}

const numbered = z.tuple([z.object({ id: z.int() })]);

/** A message gets the next number with it: who was told of everything up to then has not been told of this. */
async function releaseMessages(transaction: Transaction, enquiryId: number): Promise<number[]> {
  const held = await transaction
    .select({ id: enquiryMessages.id })
    .from(enquiryMessages)
    .where(and(eq(enquiryMessages.enquiryId, enquiryId), isNotNull(enquiryMessages.heldAt)))
    .orderBy(asc(enquiryMessages.id));
  const released: number[] = [];
  for (const { id } of held) {
    const { rows } = await transaction.execute(
      sql`update enquiry_messages set id = default, held_at = null where id = ${id} returning id`,
    );
    released.push(numbered.parse(rows)[0].id);
  }
  return released;
}

async function releaseAnswers(transaction: Transaction, enquiryId: number): Promise<number[]> {
  const released = await transaction
    .update(vendorReplies)
    .set({ heldAt: null })
    .where(and(eq(vendorReplies.enquiryId, enquiryId), isNotNull(vendorReplies.heldAt)))
    .returning({ listingId: vendorReplies.listingId });
  return released.map(({ listingId }) => listingId).toSorted((a, b) => a - b);
}
