import { eq, sql } from "drizzle-orm";

import {
  notifyPlanChange,
  readUpdates,
  replaceUpdates,
} from "#app/plan/repository/plan-repository.server.ts";
import { storedPart, type StoredPart } from "#app/plan/document/parts-and-roles.ts";
import { WorkerTaskError, PlanWorker } from "#app/plan/worker/plan-worker.server.ts";
import type { WorkerTasks } from "#app/plan/worker/worker-tasks.ts";
import type { Database, Transaction } from "#database/database.ts";
import { plans, planReadModels, planUpdates } from "#database/schema/index.ts";

import { countErasedRows, type ErasureContext } from "#app/messaging/personal-data/erasure-context.ts";

/** The erasure report's name for plans that contain the email and cannot be opened: the desk deletes them. */
const unreadable = "plans that cannot be opened";

/**
 * Removes an email from every plan that contains it, including removed values; devices follow. Each plan
 * separately: one that cannot be opened is counted and does not stop the others.
 */
export async function eraseFromPlans(erasing: ErasureContext, address: string | null): Promise<void> {
  if (address === null) return;
  const { transaction } = erasing;
  const found = await transaction
    .selectDistinct({ planId: planUpdates.planId, part: planUpdates.part })
    .from(planUpdates)
    .where(
      // Non-ASCII characters are escaped in the same way on both sides.
      sql`strpos(lower(encode(${planUpdates.bytes}, 'escape')), lower(encode(convert_to(${address}, 'UTF8'), 'escape'))) > 0`,
    );
  if (found.length === 0) return;
  // Its own thread: the transaction may hold the only connection, which the site's thread waits for.
  await using thread = new PlanWorker();
  const [erased, failed] = [new Set<string>(), new Set<string>()];
  for (const { planId, part } of found)
    try {
      await rewrite(transaction, thread, {
        name: "strike",
        planId,
        part: storedPart.parse(part),
        given: { address },
      });
      erased.add(planId);
    } catch (error) {
      if (!(error instanceof WorkerTaskError)) throw error;
      failed.add(planId);
    }
  countErasedRows(erasing, "plans", erased.size);
  countErasedRows(erasing, unreadable, failed.size);
}

type Rewriting = { planId: string; part: StoredPart } & (
  | { name: "strike"; given: { address: string } }
  | { name: "blank"; given: { table: string; row: string } }
);

/**
 * Replaces a document of a plan by one without something; devices follow.
 * @throws WorkerTaskError when it cannot be opened
 */
export async function rewrite(
  transaction: Transaction,
  thread: PlanWorker,
  rewriting: Rewriting,
): Promise<void> {
  const { planId, part } = rewriting;
  await transaction.select({ id: plans.id }).from(plans).where(eq(plans.id, planId)).for("update");
  const { gives, upTo } = await thread.run({
    ...rewriting,
    readRows: (after) => readUpdates(transaction, planId, part, after),
  });
  await replaceUpdates(transaction, planId, part, { upTo, ...gives });
  // Projections are rebuilt from the plan without the email.
  await transaction.delete(planReadModels).where(eq(planReadModels.planId, planId));
  await transaction
    .update(plans)
    .set({ changedAt: sql`now()`, readingsUpTo: 0 })
    .where(eq(plans.id, planId));
  await notifyPlanChange(transaction, planId);
}

/** Every email in plans, for erasures of which only the hash is known. */
export async function readEmailsInPlans(transaction: Transaction): Promise<string[]> {
  const found = new Set<string>();
  await forEachPlanDocument(transaction, async (run) => {
    for (const address of await run("addresses", {})) found.add(address);
  });
  return [...found];
}

type RunOnDocument = <Name extends "addresses" | "persons">(
  name: Name,
  given: WorkerTasks[Name]["given"],
) => Promise<WorkerTasks[Name]["gives"]>;

/**
 * Reads every document of every plan, one after the other: all of them together may not fit into memory. One
 * that cannot be opened is left out; the desk reports it when somebody opens it.
 */
export async function forEachPlanDocument(
  database: Database | Transaction,
  read: (run: RunOnDocument, planId: string) => Promise<void>,
): Promise<void> {
  const documents = await database
    .selectDistinct({ planId: planUpdates.planId, part: planUpdates.part })
    .from(planUpdates);
  if (documents.length === 0) return;
  await using thread = new PlanWorker();
  for (const { planId, part } of documents) {
    const stored = storedPart.parse(part);
    const readRows = (after: number) => readUpdates(database, planId, stored, after);
    const run: RunOnDocument = async (name, given) =>
      (await thread.run({ name, planId, part: stored, given, readRows })).gives;
    try {
      await read(run, planId);
    } catch (error) {
      if (!(error instanceof WorkerTaskError)) throw error;
    }
  }
}
