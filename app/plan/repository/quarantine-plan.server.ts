import { eq, sql } from "drizzle-orm";

import { announcePlanChange } from "#app/plan/repository/plan-repository.server.ts";
import type { Database } from "#database/database.ts";
import { plans } from "#database/schema/index.ts";

/**
 * Puts a plan aside: its bytes stay, and nothing opens it until the desk releases or deletes it. One
 * that is aside already keeps its day and gets the new reason.
 * @param reason in words for the operator; nothing of what the plan says
 * @returns false when there is no such plan
 */
export const quarantinePlan = (database: Database, planId: string, reason: string): Promise<boolean> =>
  change(database, planId, {
    quarantinedAt: sql`coalesce(${plans.quarantinedAt}, now())`,
    quarantineReason: reason,
  });

/** Lets a plan be opened again; false when there is no such plan. */
export const releasePlan = (database: Database, planId: string): Promise<boolean> =>
  change(database, planId, { quarantinedAt: null, quarantineReason: null });

/** Changes the row, and has every node look at the plan and at who is connected to it again. */
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
    if (changed.length > 0) await announcePlanChange(transaction);
    return changed.length > 0;
  });
}
