import { and, eq, isNotNull, lt } from "drizzle-orm";

import { albertaInstant } from "#app/calendar/alberta-time.ts";
import { mails } from "#database/schema/index.ts";
import type { Site } from "#app/messaging/request-context.ts";

/**
 * Mails the links of plans to the emails that requested them before a given day and are still known. A later
 * request may have been made with a stolen key, and gets nothing.
 * @param day null mails nothing
 * @returns to how many emails, and how many requested a link at any time
 */
export async function resendPlanLinks(
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
            eq(mails.kind, "plan-link"),
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
        planId === null ? [] : [{ kind: "plan-link", planId, recipient }],
      ),
    );
    return { mailed: chosen.length, asked: asked.length };
  });
}
