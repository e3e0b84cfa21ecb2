import { and, eq, isNotNull } from "drizzle-orm";

import type { PostMails } from "#app/mails/post-mails.server.ts";
import type { Database } from "#database/database.ts";
import { enquiries } from "#database/schema/index.ts";

import { postEnquiryMails } from "./post-enquiry-mails.server.ts";

/**
 * Lets an enquiry go that was held for the desk: the mails that it would have caused are posted with
 * it, once however often it is released.
 * @returns whether it was held until now; null when there is no such enquiry
 */
export async function releaseEnquiry(
  database: Database,
  reference: string,
  postMails: PostMails,
): Promise<boolean | null> {
  const isIt = eq(enquiries.reference, reference.trim().toUpperCase());
  return database.transaction(async (transaction) => {
    const [released] = await transaction
      .update(enquiries)
      .set({ heldAt: null })
      .where(and(isIt, isNotNull(enquiries.heldAt)))
      .returning({ enquiryId: enquiries.id, email: enquiries.email });
    if (released === undefined) return (await transaction.$count(enquiries, isIt)) > 0 ? false : null;
    await postEnquiryMails(transaction, postMails, released);
    return true;
  });
}
