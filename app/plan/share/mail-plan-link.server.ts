import { and, eq, ne, sql } from "drizzle-orm";

import { mailLinks } from "#app/messaging/outbox/mail-private-links.server.ts";
import type { MailSite, Written } from "#app/messaging/outbox/mail-dependencies.ts";
import { weddingReading } from "#app/plan/document/projection-types.ts";
import { readReading } from "#app/plan/readings/readings.server.ts";
import { privatePageUrl } from "#app/private-links/private-page.server.ts";
import { openKey } from "#app/messaging/private-links/private-links.server.ts";
import type { Transaction } from "#database/database.ts";
import { mails, plans } from "#database/schema/index.ts";
import type { Site } from "#server/site.ts";

import { planLinkLetter } from "#app/plan/server/links/plan-link-mail.ts";

/**
 * Mails the link to edit a plan to an address that whoever has the link gives.
 * @param key with which it was asked for: if it was made new meanwhile, nothing is mailed
 */
export async function mailPlanLink(
  site: Pick<Site, "database" | "postMails">,
  { planId, key }: { planId: string; key: string },
  recipient: string,
): Promise<void> {
  await mailLinks(site, recipient, async (transaction) => {
    await holdPlan(transaction, planId);
    const opens = await openKey(transaction, "plan-edit", key);
    return opens === planId ? [{ kind: "plan-link", planId, recipient }] : [];
  });
}

/**
 * Mails of a plan that are still to be sent say nothing any more: who asked for them had a link that is
 * made new in this transaction, and the new one is not theirs.
 */
export async function silencePlanMails(transaction: Transaction, planId: string): Promise<void> {
  await transaction.select({ id: plans.id }).from(plans).where(eq(plans.id, planId)).for("update");
  await transaction.update(mails).set({ planId: null }).where(eq(mails.planId, planId));
}

/**
 * Writes the mail with the link; null when the plan is deleted or its link was made new since.
 */
export async function writePlanLinkMail(
  site: MailSite,
  { id, planId, recipient }: Pick<typeof mails.$inferSelect, "id" | "planId" | "recipient">,
): Promise<Written | null> {
  if (planId === null || recipient === null) return null;
  const about = await readReading(site.database, weddingReading, { planId, kind: "wedding" });
  // The key is read while the link can neither be made new nor dropped.
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
    letter: planLinkLetter(about?.title ?? "", url),
    replyTo: null,
    muteUrl: null,
  };
}

/** Until the transaction ends, the plan is not deleted and its links are not made new. */
async function holdPlan(transaction: Transaction, planId: string): Promise<void> {
  await transaction.execute(sql`select 1 from ${plans} where ${plans.id} = ${planId} for key share`);
}
