import { and, desc, eq, isNull, sql } from "drizzle-orm";

import { mailLinks, mostLinks } from "#app/mails/mail-links.server.ts";
import { enquiries } from "#database/schema/index.ts";
import type { Site } from "#server/site.ts";

/**
 * Mails the links of the newest enquiries that were sent with an address. One that is held for the desk
 * causes no mail, not even this one.
 */
export async function mailLostLinks(
  site: Pick<Site, "database" | "postMails">,
  email: string,
): Promise<void> {
  await mailLinks(site, email, async (transaction) => {
    const found = await transaction
      .select({ enquiryId: enquiries.id, recipient: enquiries.email })
      .from(enquiries)
      .where(and(eq(sql`lower(${enquiries.email})`, email.toLowerCase()), isNull(enquiries.heldAt)))
      .orderBy(desc(enquiries.receivedAt))
      .limit(mostLinks);
    return found.map((enquiry) => ({ kind: "lost-link" as const, ...enquiry }));
  });
}
