import { eq, sql } from "drizzle-orm";

import { keyOf, openKey, rotateKey } from "#app/private-links/private-links.server.ts";
import type { Transaction } from "#database/database.ts";
import { plans } from "#database/schema/index.ts";
import type { Site } from "#server/site.ts";

import { planRoles, type PlanLink, type PlanRole } from "#app/plan/plan-part.ts";
import { announcePlanChange, deletePlan } from "#app/plan/plan-store.server.ts";

import { silencePlanMails } from "./mail-plan-link.server.ts";
import type { LinkChange } from "./read-link-change.ts";

type Keys = Pick<Site, "database" | "secret">;

/** What a link to a plan opens. */
export type OpenedLink = {
  planId: string;
  role: PlanRole;
  /** Keys of the links that may be passed on; whoever may only look has none to give. */
  keys: Record<PlanLink, string> | null;
};

/** @returns null for a key that opens no plan */
export async function openPlanLink({ database, secret }: Keys, key: string): Promise<OpenedLink | null> {
  for (const role of planRoles) {
    const planId = await openKey(database, `plan-${role}`, key);
    if (planId === null) continue;
    if (role !== "edit") return { planId, role, keys: null };
    const keyFor = (of: PlanLink) => keyOf(database, secret, `plan-${of}`, planId);
    const [propose, view, calendar] = [
      await keyFor("propose"),
      await keyFor("view"),
      await keyFor("calendar"),
    ];
    return { planId, role, keys: { edit: key, propose, view, calendar } };
  }
  return null;
}

/**
 * Makes a link new, so that the old one opens nothing, or deletes the plan.
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
    if (change.role === "edit") {
      await silencePlanMails(transaction, planId);
      await forgetMaker(transaction, planId);
    }
    await rotateKey(transaction, secret, `plan-${change.role}`, planId);
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
