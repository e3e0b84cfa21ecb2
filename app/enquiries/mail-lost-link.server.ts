import { and, desc, eq, isNull, sql } from "drizzle-orm";

import { enquiries } from "#database/schema/index.ts";
import { isReservedAddress } from "#mail/reserved-names.ts";
import type { Site } from "#server/site.ts";

/** How many links one request mails at most: the newest. */
const mostLinks = 5;

/**
 * Mails the links of the enquiries that were sent with an address. Who asks learns nothing: only the
 * mailbox does. One that is held for the desk causes no mail, not even this one.
 */
export async function mailLostLinks(
  { database, postMails }: Pick<Site, "database" | "postMails">,
  email: string,
): Promise<void> {
  if (isReservedAddress(email)) return;
  await database.transaction(async (transaction) => {
    const found = await transaction
      .select({ enquiryId: enquiries.id, recipient: enquiries.email })
      .from(enquiries)
      .where(and(eq(sql`lower(${enquiries.email})`, email.toLowerCase()), isNull(enquiries.heldAt)))
      .orderBy(desc(enquiries.receivedAt))
      .limit(mostLinks);
    await postMails(
      transaction,
      found.map((enquiry) => ({ kind: "lost-link" as const, ...enquiry })),
    );
  });
}
