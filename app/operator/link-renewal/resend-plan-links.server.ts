import { and, eq, isNotNull, lt } from "drizzle-orm";

import { albertaInstant } from "#app/calendar/alberta-time.ts";
import { planLinkMail } from "#app/mails/post-mails.server.ts";
import { mails } from "#database/schema/index.ts";
import type { Site } from "#server/site.ts";

/**
 * Mails the links of plans to the addresses that asked for them before a day and are still known. Who asked
 * later may have done so with a stolen key, and gets nothing.
 * @param day null mails nothing
 * @returns to how many addresses, and how many asked at any time
 */
export async function mailPlansAnew(
  { database, postMails }: Pick<Site, "database" | "postMails">,
  day: string | null,
): Promise<{ mailed: number; asked: number }> {
  return database.transaction(async (transaction) => {
    const askedUntil = (end: Date | null) =>
      transaction
        .selectDistinct({ planId: mails.planId, recipient: mails.recipient })
        .from(mails)
        .where(
          and(
            eq(mails.kind, planLinkMail),
            isNotNull(mails.recipient),
            isNotNull(mails.planId),
            end === null ? undefined : lt(mails.createdAt, end),
          ),
        );
    const asked = await askedUntil(null);
    const chosen = day === null ? [] : await askedUntil(albertaInstant(day, 0));
    await postMails(
      transaction,
      chosen.flatMap(({ planId, recipient }) =>
        planId === null ? [] : [{ kind: planLinkMail, planId, recipient }],
      ),
    );
    return { mailed: chosen.length, asked: asked.length };
  });
}
