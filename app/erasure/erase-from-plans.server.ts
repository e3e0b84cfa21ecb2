import { eq, sql } from "drizzle-orm";

import { announcePlanChange, readRows, replaceRows } from "#app/plan/repository/plan-repository.server.ts";
import { storedPart, type StoredPart } from "#app/plan/plan-part.ts";
import { PlanTaskError, PlanThread } from "#app/plan/worker/plan-worker.server.ts";
import type { Transaction } from "#database/database.ts";
import { plans, planReadings, planUpdates } from "#database/schema/index.ts";

import { countErased, type Erasing } from "./erasing.ts";

/** What an erasure report calls plans that name the address and that nobody can open: the desk deletes them. */
const unreadable = "plans that cannot be opened";

/**
 * Removes an address from every plan that names it, also where it was removed since; devices follow. Each
 * plan for itself: one that cannot be opened is counted and keeps no other from it.
 */
export async function eraseFromPlans(erasing: Erasing, address: string | null): Promise<void> {
  if (address === null) return;
  const { transaction } = erasing;
  const found = await transaction
    .selectDistinct({ planId: planUpdates.planId, part: planUpdates.part })
    .from(planUpdates)
    .where(
      // Letters outside of ASCII are escaped in the same way on both sides.
      sql`strpos(lower(encode(${planUpdates.bytes}, 'escape')), lower(encode(convert_to(${address}, 'UTF8'), 'escape'))) > 0`,
    );
  if (found.length === 0) return;
  // Its own thread: the transaction may hold the only connection, which the work of the site waits for.
  await using thread = new PlanThread();
  const [erased, failed] = [new Set<string>(), new Set<string>()];
  for (const { planId, part } of found)
    try {
      await strike(transaction, thread, { planId, part: storedPart.parse(part), address });
      erased.add(planId);
    } catch (error) {
      if (!(error instanceof PlanTaskError)) throw error;
      failed.add(planId);
    }
  countErased(erasing, "plans", erased.size);
  countErased(erasing, unreadable, failed.size);
}

async function strike(
  transaction: Transaction,
  thread: PlanThread,
  { planId, part, address }: { planId: string; part: StoredPart; address: string },
): Promise<void> {
  await transaction.select({ id: plans.id }).from(plans).where(eq(plans.id, planId)).for("update");
  const { gives, upTo } = await thread.run({
    name: "strike",
    planId,
    part,
    given: { address },
    readRows: (after) => readRows(transaction, planId, part, after),
  });
  await replaceRows(transaction, planId, part, { upTo, ...gives });
  // Readers are told anew, from the plan without the address.
  await transaction.delete(planReadings).where(eq(planReadings.planId, planId));
  await transaction
    .update(plans)
    .set({ changedAt: sql`now()`, readingsUpTo: 0 })
    .where(eq(plans.id, planId));
  await announcePlanChange(transaction);
}

/** Every address that plans name, for erasures of which only the hash is known. */
export async function addressesInPlans(transaction: Transaction): Promise<string[]> {
  const documents = await transaction
    .selectDistinct({ planId: planUpdates.planId, part: planUpdates.part })
    .from(planUpdates);
  if (documents.length === 0) return [];
  await using thread = new PlanThread();
  const found = new Set<string>();
  // One after the other: all of them together may be more than fits.
  for (const { planId, part } of documents)
    try {
      const stored = storedPart.parse(part);
      const { gives } = await thread.run({
        name: "addresses",
        planId,
        part: stored,
        given: {},
        readRows: (after) => readRows(transaction, planId, stored, after),
      });
      for (const address of gives) found.add(address);
    } catch (error) {
      // It is named by the desk when somebody opens it; restoring goes on.
      if (!(error instanceof PlanTaskError)) throw error;
    }
  return [...found];
}
