import { and, between, eq, isNull, sql } from "drizzle-orm";

import { albertaDate } from "#app/calendar/alberta-time.ts";
import { readEnquiry } from "#app/couple/enquiries/read-enquiry.server.ts";
import { enquiries } from "#database/schema/index.ts";
import { isReservedEmail } from "#mail/reserved-domains.ts";
import type { Site } from "#app/messaging/request-context.ts";

import { businessesToReview } from "./businesses-to-review.server.ts";

/** No invitation in the first days after the wedding, and none for a wedding of long ago. */
const daysAfter = { first: 3, last: 60 } as const;

const dayMillis = 24 * 60 * 60 * 1000;

/**
 * Invites each couple once to review the businesses that it booked, some days after its wedding. Unsubscribed
 * couples get none: that is checked when the mail is written.
 * @returns how many were invited
 */
export async function inviteCouples(
  { database, secret, postMails }: Pick<Site, "database" | "secret" | "postMails">,
  now: Date,
): Promise<number> {
  const dayBefore = (days: number) => albertaDate(new Date(now.getTime() - days * dayMillis));
  const due = await database
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(
      and(
        isNull(enquiries.invitedAt),
        isNull(enquiries.heldAt),
        isNull(enquiries.withdrawnAt),
        between(enquiries.eventDate, dayBefore(daysAfter.last), dayBefore(daysAfter.first)),
      ),
    );
  let invited = 0;
  for (const { id } of due) {
    const enquiry = await readEnquiry(database, id);
    if (enquiry === null || isReservedEmail(enquiry.email)) continue;
    if ((await businessesToReview({ database, secret }, enquiry)).length === 0) continue;
    await database.transaction(async (transaction) => {
      const marked = await transaction
        .update(enquiries)
        .set({ invitedAt: sql`now()` })
        .where(and(eq(enquiries.id, id), isNull(enquiries.invitedAt)))
        .returning({ recipient: enquiries.email });
      await postMails(
        transaction,
        marked.map(({ recipient }) => ({ kind: "review-invitation" as const, recipient, enquiryId: id })),
      );
      invited += marked.length;
    });
  }
  return invited;
}
