import { and, eq, ne, sql } from "drizzle-orm";

import { mailPrivateLinks } from "#app/messaging/outbox/mail-private-links.server.ts";
import type { MailDependencies, WrittenMail } from "#app/messaging/outbox/mail-dependencies.ts";
import type { MailOf } from "#app/messaging/outbox/mail-kinds.ts";
import { weddingProjection } from "#app/plan/document/projection-types.ts";
import { readProjection } from "#app/plan/repository/read-projections.server.ts";
import { privatePageUrl } from "#app/messaging/private-links/private-page.server.ts";
import { resolveKey } from "#app/messaging/private-links/private-links.server.ts";
import type { Transaction } from "#database/database.ts";
import { mails, plans } from "#database/schema/index.ts";
import type { Site } from "#app/messaging/request-context.ts";

import { composePlanLinkMail } from "./plan-link-mail.ts";

/**
 * Mails the link to edit a plan to an email given by a person who has the link.
 * @param key of the request: if it was renewed meanwhile, nothing is mailed
 */
export async function mailPlanLink(
  site: Pick<Site, "database" | "postMails">,
  { planId, key }: { planId: string; key: string },
  recipient: string,
): Promise<void> {
  await mailPrivateLinks(site, recipient, async (transaction) => {
    await holdPlan(transaction, planId);
    const opens = await resolveKey(transaction, "plan-edit", key);
    return opens === planId ? [{ kind: "plan-link", planId, recipient }] : [];
  });
}

/** Mails the link to edit a plan that was just created; the same form again mails it no second time. */
export async function mailNewPlanLink(
  site: Pick<Site, "database" | "postMails">,
  planId: string,
  recipient: string,
): Promise<void> {
  await mailPrivateLinks(site, recipient, async (transaction) => {
    await transaction.select({ id: plans.id }).from(plans).where(eq(plans.id, planId)).for("update");
    const before = await transaction.$count(
      mails,
      and(eq(mails.planId, planId), eq(mails.kind, "plan-link"), eq(mails.recipient, recipient)),
    );
    return before === 0 ? [{ kind: "plan-link", planId, recipient }] : [];
  });
}

/**
 * Cancels mails of a plan that are still to be sent: they were requested with a link that is renewed in this
 * transaction, and the requester must not get the new one.
 */
export async function cancelPlanMails(transaction: Transaction, planId: string): Promise<void> {
  await transaction.select({ id: plans.id }).from(plans).where(eq(plans.id, planId)).for("update");
  await transaction.update(mails).set({ planId: null }).where(eq(mails.planId, planId));
}

/** Writes the mail with the link; null when the plan is deleted or its link was renewed since. */
export async function writePlanLinkMail(
  site: MailDependencies,
  { id, planId, recipient }: MailOf<"plan-link">,
): Promise<WrittenMail | null> {
  if (recipient === null) return null;
  const about = await readProjection(site.database, weddingProjection, { planId, kind: "wedding" });
  // The key is read while the link can neither be renewed nor deleted.
  const url = await site.database.transaction(async (transaction) => {
    await holdPlan(transaction, planId);
    const stillMeant = await transaction.$count(
      mails,
      and(eq(mails.id, id), eq(mails.planId, planId), ne(mails.status, "dropped")),
    );
    return stillMeant === 0 ? null : privatePageUrl({ ...site, database: transaction }, "plan-edit", planId);
  });
  if (url === null) return null;
  return {
    content: composePlanLinkMail(about?.title ?? "", url),
    replyTo: null,
    unsubscribeUrl: null,
  };
}

/** Until the transaction ends, the plan cannot be deleted and its links cannot be renewed. */
async function holdPlan(transaction: Transaction, planId: string): Promise<void> {
  await transaction.execute(sql`select 1 from ${plans} where ${plans.id} = ${planId} for key share`);
}
