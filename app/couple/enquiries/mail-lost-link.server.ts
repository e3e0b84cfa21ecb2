import { and, desc, eq, isNull, sql } from "drizzle-orm";

import { mailPrivateLinks, maxLinksPerMail } from "#app/messaging/outbox/mail-private-links.server.ts";
import type { Database, Transaction } from "#database/database.ts";
import { enquiries } from "#database/schema/index.ts";
import type { Site } from "#app/messaging/request-context.ts";

/**
 * Mails the links of the newest enquiries that were sent with an address, all in one mail. One that is held
 * for the desk causes no mail, not even this one.
 * @returns whether there was any
 */
export async function mailLostLinks(
  site: Pick<Site, "database" | "postMails">,
  email: string,
): Promise<boolean> {
  return mailPrivateLinks(site, email, async (transaction) => {
    const [newest] = await findEnquiriesByEmail(transaction, email);
    return newest === undefined ? [] : [{ kind: "lost-link" as const, ...newest }];
  });
}

/** The newest enquiries that were sent with an address and are not held, the newest first. */
export const findEnquiriesByEmail = (database: Database | Transaction, email: string) =>
  database
    .select({ enquiryId: enquiries.id, recipient: enquiries.email })
    .from(enquiries)
    .where(and(eq(sql`lower(${enquiries.email})`, email.toLowerCase()), isNull(enquiries.heldAt)))
    .orderBy(desc(enquiries.receivedAt))
    .limit(maxLinksPerMail);
