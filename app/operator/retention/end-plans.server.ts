import { and, eq, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";

import { albertaDate } from "#app/calendar/alberta-time.ts";
import { addDays } from "#app/calendar/date-arithmetic.ts";
import type { NewMail } from "#app/messaging/outbox/mail-kinds.ts";
import type { Site } from "#app/messaging/request-context.ts";
import { weddingProjection, type WeddingProjection } from "#app/plan/document/projection-types.ts";
import { deletePlan } from "#app/plan/repository/plan-repository.server.ts";
import { planEnd, planNoticeDays } from "#app/plan/rules/retention/plan-end.ts";
import type { Database, Transaction } from "#database/database.ts";
import { enquiries, mails, planReadModels, plans } from "#database/schema/index.ts";

/**
 * Deletes plans that have come to their end, and tells couples some weeks before, where their address is known
 * from an enquiry in the plan or from the mail with its link. One whose dates have changed meanwhile has
 * another end, and is told again. Call it on a trusted date only. A plan in quarantine stays: what is known of
 * its dates may be old.
 * @returns how many were deleted
 */
export async function endPlans(
  { database, postMails }: Pick<Site, "database" | "postMails">,
  now: Date,
): Promise<number> {
  const today = albertaDate(now);
  let ended = 0;
  for (const { id, endToldAt, end, wedding } of await readEnds(database)) {
    const isNear = end <= addDays(today, planNoticeDays);
    const wasTold = endToldAt !== null;
    // The day after the notice is over, whole.
    const isTime = end < today && wasTold && addDays(albertaDate(endToldAt), planNoticeDays) < today;
    if (isTime) {
      await deletePlan(database, id);
      ended += 1;
    } else if (isNear !== wasTold)
      await database.transaction(async (transaction) => {
        await transaction
          .update(plans)
          .set({ endToldAt: isNear ? now : null })
          .where(eq(plans.id, id));
        if (isNear) await postMails(transaction, await mailsAbout(transaction, id, wedding));
      });
  }
  return ended;
}

/** Plans whose projection is up to date, with their ends. */
async function readEnds(database: Database) {
  const rows = await database
    .select({
      id: plans.id,
      openedAt: sql`greatest(${plans.openedAt}, ${plans.changedAt})`.mapWith(plans.openedAt),
      endToldAt: plans.endToldAt,
      content: planReadModels.content,
    })
    .from(plans)
    .innerJoin(planReadModels, and(eq(planReadModels.planId, plans.id), eq(planReadModels.kind, "wedding")))
    .where(
      and(
        isNull(plans.quarantinedAt),
        sql`${plans.readingsUpTo} >= (select coalesce(max(id), 0) from plan_updates where plan_id = ${plans.id} and part = 'plan')`,
      ),
    );
  return rows.flatMap(({ content, openedAt, ...plan }) => {
    const read = weddingProjection.safeParse(content);
    // A projection of an earlier release does not know the dates.
    if (!read.success || read.data.lastDay === undefined) return [];
    return [{ ...plan, end: planEnd(read.data.lastDay, albertaDate(openedAt)), wedding: read.data }];
  });
}

/** To the addresses that proved to belong to a couple of the plan. */
async function mailsAbout(
  transaction: Transaction,
  planId: string,
  { enquiries: references }: WeddingProjection,
): Promise<NewMail[]> {
  const asked =
    references.length === 0
      ? []
      : await transaction
          .select({ email: enquiries.email })
          .from(enquiries)
          .where(
            and(
              inArray(enquiries.reference, references),
              or(isNull(enquiries.askedToConfirmAt), isNotNull(enquiries.confirmedAt)),
            ),
          );
  const linked = await transaction
    .select({ email: mails.recipient })
    .from(mails)
    .where(and(eq(mails.planId, planId), eq(mails.kind, "plan-link"), eq(mails.status, "sent")));
  const addresses = new Set([...asked, ...linked].flatMap(({ email }) => (email === null ? [] : [email])));
  return [...addresses].map((recipient) => ({ kind: "plan-ends", planId, recipient }));
}
