import { and, between, eq, isNull, sql } from "drizzle-orm";

import { albertaDate } from "#app/calendar/alberta-time.ts";
import { readEnquiry } from "#app/couple/enquiries/read-enquiry.server.ts";
import { enquiries } from "#database/schema/index.ts";
import { isReservedAddress } from "#mail/reserved-domains.ts";
import type { Site } from "#server/site.ts";

import { businessesToReview } from "#app/reviews/businesses-to-review.server.ts";

/** A couple is left alone on the first days, and not asked about a wedding of long ago. */
const daysAfter = { first: 3, last: 60 } as const;

const dayMillis = 24 * 60 * 60 * 1000;

/**
 * Invites each couple once to review those that it booked, some days after its wedding. Whoever wants
 * no invitation gets none: that is looked at when the mail is written.
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
    if (enquiry === null || isReservedAddress(enquiry.email)) continue;
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
