import { and, eq, isNotNull } from "drizzle-orm";

import type { Site } from "#app/messaging/request-context.ts";
import { announceCatalogueChange } from "#database/catalogue-changes.ts";
import { enquiries, enquiryMessages, vendorReplies } from "#database/schema/index.ts";

import { deleteEnquiry } from "./delete-enquiry.server.ts";
import { postAnswerMail } from "./post-enquiry-mails.server.ts";

/**
 * Deletes an enquiry that is held, as advertising is: nobody is told, and no backup brings it back.
 * @returns whether it was held until now; null when there is no such enquiry
 */
export async function discardHeldEnquiry(
  { database, secret }: Pick<Site, "database" | "secret">,
  reference: string,
): Promise<boolean | null> {
  return database.transaction(async (transaction) => {
    const [enquiry] = await transaction
      .select({ id: enquiries.id, reference: enquiries.reference, heldAt: enquiries.heldAt })
      .from(enquiries)
      .where(eq(enquiries.reference, reference))
      .for("update");
    if (enquiry === undefined) return null;
    if (enquiry.heldAt === null) return false;
    await deleteEnquiry(transaction, secret, enquiry);
    return true;
  });
}

/**
 * Deletes the texts that are held under an enquiry which itself was sent. A message is gone; of an answer
 * the date and the price stay, and the couple gets it without the text.
 * @returns whether any were held until now; null when there is no such enquiry
 */
export async function discardHeldTexts(
  { database, postMails }: Pick<Site, "database" | "postMails">,
  reference: string,
): Promise<boolean | null> {
  return database.transaction(async (transaction) => {
    const [enquiry] = await transaction
      .select({ id: enquiries.id, email: enquiries.email })
      .from(enquiries)
      .where(eq(enquiries.reference, reference))
      .for("update");
    if (enquiry === undefined) return null;
    const { id: enquiryId, email } = enquiry;
    const messages = await transaction
      .delete(enquiryMessages)
      .where(and(eq(enquiryMessages.enquiryId, enquiryId), isNotNull(enquiryMessages.heldAt)))
      .returning({ id: enquiryMessages.id });
    const replies = await transaction
      .update(vendorReplies)
      .set({ includes: "", message: "", heldAt: null })
      .where(and(eq(vendorReplies.enquiryId, enquiryId), isNotNull(vendorReplies.heldAt)))
      .returning({ listingId: vendorReplies.listingId });
    // What an answer quotes counts from now on.
    if (replies.length > 0) await announceCatalogueChange(transaction);
    for (const { listingId } of replies)
      await postAnswerMail(transaction, postMails, { enquiryId, listingId, email });
    return messages.length > 0 || replies.length > 0;
  });
}
