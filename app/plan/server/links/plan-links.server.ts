import { eq, sql } from "drizzle-orm";

import { planRoles, type PlanLink } from "#app/plan/plan-part.ts";
import { announcePlanChange, deletePlan } from "#app/plan/repository/plan-repository.server.ts";
import { keyOf, openKey, rotateKey } from "#app/messaging/private-links/private-links.server.ts";
import type { Transaction } from "#database/database.ts";
import { plans } from "#database/schema/index.ts";
import type { Site } from "#server/site.ts";

import type { LinkToPlan } from "#app/plan/share/link-to-plan.ts";
import { silencePlanMails } from "#app/plan/share/mail-plan-link.server.ts";
import { linksOfOthers, type LinkChange } from "#app/plan/share/read-link-change.ts";
import { renewLinksOfOthers } from "./renew-shared-links.server.ts";

type Keys = Pick<Site, "database" | "secret">;

/** What a link to a plan opens. */
export type OpenedLink = Omit<LinkToPlan, "key">;

/** @returns null for a key that opens no plan */
export async function openPlanLink({ database, secret }: Keys, key: string): Promise<OpenedLink | null> {
  for (const role of planRoles) {
    const planId = await openKey(database, `plan-${role}`, key);
    if (planId === null) continue;
    const [plan] = await database
      .select({ viewShowsDetails: plans.viewShowsDetails })
      .from(plans)
      .where(eq(plans.id, planId));
    const opened = { planId, role, viewShowsDetails: plan?.viewShowsDetails ?? false };
    if (role !== "edit") return { ...opened, keys: null };
    const keyFor = (of: PlanLink) => keyOf(database, secret, `plan-${of}`, planId);
    const [propose, view, calendar] = [
      await keyFor("propose"),
      await keyFor("view"),
      await keyFor("calendar"),
    ];
    return { ...opened, keys: { edit: key, propose, view, calendar } };
  }
  return null;
}

/**
 * Makes links new, so that the old ones open nothing, says what the link to view shows, or deletes the plan.
 * Whoever has the plan open by an old link is sent away at once.
 * @returns the key that opens the plan for whoever asked; null when it is deleted
 */
export async function changePlanLinks(
  { database, secret }: Keys,
  planId: string,
  change: Exclude<LinkChange, { what: "mail" }>,
): Promise<string | null> {
  if (change.what === "delete") {
    await deletePlan(database, planId);
    return null;
  }
  await database.transaction(async (transaction) => {
    if (change.what === "details") {
      await transaction.update(plans).set({ viewShowsDetails: change.show }).where(eq(plans.id, planId));
    } else {
      if (change.role === "edit") {
        await silencePlanMails(transaction, planId);
        await forgetMaker(transaction, planId);
        await renewLinksOfOthers(transaction, secret, planId, change.also ?? linksOfOthers);
      }
      await rotateKey(transaction, secret, `plan-${change.role}`, planId);
    }
    await announcePlanChange(transaction);
  });
  return keyOf(database, secret, "plan-edit", planId);
}

/** The device that made the plan would get the new key by asking for its place once more. */
async function forgetMaker(transaction: Transaction, planId: string): Promise<void> {
  await transaction
    .update(plans)
    .set({ submissionKey: sql`gen_random_uuid()::text` })
    .where(eq(plans.id, planId));
}
