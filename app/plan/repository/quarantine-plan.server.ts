import { and, eq, isNotNull, sql } from "drizzle-orm";

import { deletePlan, notifyPlanChange } from "./plan-repository.server.ts";
import type { Database } from "#database/database.ts";
import { plans } from "#database/schema/index.ts";

/**
 * Quarantines a plan: its bytes stay, and nothing opens it until the desk releases or deletes it. One that is
 * already quarantined keeps its date and gets the new reason.
 * @param reason in words for the operator; nothing of the plan's content
 * @returns false when there is no such plan
 */
export const quarantinePlan = (database: Database, planId: string, reason: string): Promise<boolean> =>
  change(database, planId, {
    quarantinedAt: sql`coalesce(${plans.quarantinedAt}, now())`,
    quarantineReason: reason,
  });

/** Releases a plan from quarantine; false when there is no such plan. */
export const releasePlan = (database: Database, planId: string): Promise<boolean> =>
  change(database, planId, { quarantinedAt: null, quarantineReason: null });

/** Deletes a plan for good, but only while it is quarantined; false when it is not, or no longer. */
export async function deleteQuarantinedPlan(database: Database, planId: string): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const [plan] = await transaction
      .select({ id: plans.id })
      .from(plans)
      .where(and(eq(plans.id, planId), isNotNull(plans.quarantinedAt)))
      .for("update");
    if (plan === undefined) return false;
    await deletePlan(transaction, planId);
    return true;
  });
}

/** Changes the row, and has every node check the plan and its connections again. */
async function change(
  database: Database,
  planId: string,
  set: Parameters<ReturnType<Database["update"]>["set"]>[0],
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const changed = await transaction
      .update(plans)
      .set(set)
      .where(eq(plans.id, planId))
      .returning({ id: plans.id });
    if (changed.length > 0) await notifyPlanChange(transaction, planId);
    return changed.length > 0;
  });
}
