import { eq, sql } from "drizzle-orm";

import type { PlanLinkKind } from "#app/plan/document/parts-and-roles.ts";
import { readPlanKeys } from "#app/plan/repository/plan-keys.server.ts";
import { notifyPlanChange, deletePlan } from "#app/plan/repository/plan-repository.server.ts";
import { getOrCreateKey, rotateKey } from "#app/messaging/private-links/private-links.server.ts";
import type { Transaction } from "#database/database.ts";
import { plans } from "#database/schema/index.ts";
import type { Site } from "#app/messaging/request-context.ts";

import type { PrivatePlanLink } from "#app/plan/document/plan-link.ts";
import { cancelPlanMails } from "./mail-plan-link.server.ts";
import { sharedLinkKinds, type PlanLinkChange } from "./parse-link-change.ts";
import { renewSharedLinks } from "./renew-shared-links.server.ts";

type Keys = Pick<Site, "database" | "secret">;

/** What a link to a plan opens. */
export type OpenedPlanLink = Omit<PrivatePlanLink, "key">;

/** @returns null for a key that opens no plan */
export async function openPlanLink({ database, secret }: Keys, key: string): Promise<OpenedPlanLink | null> {
  const found = (await readPlanKeys(database, [key])).get(key);
  if (found === undefined) return null;
  const { planId, role } = found;
  const [plan] = await database
    .select({ viewShowsDetails: plans.viewShowsDetails })
    .from(plans)
    .where(eq(plans.id, planId));
  const opened = { planId, role, viewShowsDetails: plan?.viewShowsDetails ?? false };
  if (role !== "edit") return { ...opened, keys: null };
  const keyFor = (of: PlanLinkKind) => getOrCreateKey(database, secret, `plan-${of}`, planId);
  const [propose, view, calendar] = [await keyFor("propose"), await keyFor("view"), await keyFor("calendar")];
  return { ...opened, keys: { edit: key, propose, view, calendar } };
}

/**
 * Renews links, so that the old ones open nothing, sets what the link to view shows, or deletes the plan.
 * Everybody who has the plan open by an old link is disconnected at once.
 * @returns the key that opens the plan for the requester; null when it is deleted
 */
export async function changePlanLinks(
  { database, secret }: Keys,
  planId: string,
  change: Exclude<PlanLinkChange, { what: "mail" }>,
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
        await cancelPlanMails(transaction, planId);
        await forgetMaker(transaction, planId);
        await renewSharedLinks(transaction, secret, planId, change.also ?? sharedLinkKinds);
      }
      await rotateKey(transaction, secret, `plan-${change.role}`, planId);
    }
    await notifyPlanChange(transaction, planId);
  });
  return getOrCreateKey(database, secret, "plan-edit", planId);
}

/** Otherwise the device that created the plan would get the new key by repeating its request. */
async function forgetMaker(transaction: Transaction, planId: string): Promise<void> {
  await transaction
    .update(plans)
    .set({ submissionKey: sql`gen_random_uuid()::text` })
    .where(eq(plans.id, planId));
}
