import { and, asc, count, eq, lte, max, sql, sum } from "drizzle-orm";
import { Doc, applyUpdate, encodeStateAsUpdate } from "yjs";

import type { Database, Transaction } from "#database/database.ts";
import { plans, planUpdates } from "#database/schema/index.ts";

import { largestDocument } from "./plan-limits.ts";
import type { PlanPart } from "./plan-part.ts";

/** So many changes of a document are put together when it is next read. */
const manyChanges = 100;

/** A change was not kept, because the document would become larger than a plan may be. */
export class PlanTooLargeError extends Error {
  override name = "PlanTooLargeError";
}

/** The plan is not there, or not any more. */
export class NoSuchPlanError extends Error {
  override name = "NoSuchPlanError";
}

/**
 * Keeps a new plan.
 * @param submissionKey of the request: the same one again is the same plan
 * @returns its id
 */
export async function createPlan(
  database: Database,
  submissionKey: string,
  update: Uint8Array,
): Promise<string> {
  return database.transaction(async (transaction) => {
    const [made] = await transaction
      .insert(plans)
      .values({ submissionKey })
      .onConflictDoNothing()
      .returning({ id: plans.id });
    if (made === undefined) {
      const [before] = await transaction
        .select({ id: plans.id })
        .from(plans)
        .where(eq(plans.submissionKey, submissionKey));
      if (before === undefined) throw new NoSuchPlanError("The plan was deleted while it was kept again.");
      return before.id;
    }
    await add(transaction, made.id, "plan", update);
    return made.id;
  });
}

/**
 * Adds a change; when this resolves, it is committed.
 * @throws PlanTooLargeError, NoSuchPlanError
 */
export async function keepUpdate(
  database: Database,
  planId: string,
  part: PlanPart,
  update: Uint8Array,
): Promise<void> {
  await database.transaction((transaction) => add(transaction, planId, part, update));
}

async function add(transaction: Transaction, planId: string, part: PlanPart, update: Uint8Array) {
  // One writer of a plan at a time: the size is checked against everything that is committed.
  const [plan] = await transaction
    .update(plans)
    .set({ changedAt: sql`now()` })
    .where(eq(plans.id, planId))
    .returning({ id: plans.id });
  if (plan === undefined) throw new NoSuchPlanError("This plan is not on the server any more.");
  const [kept] = await transaction
    .select({ bytes: sum(sql`octet_length(${planUpdates.bytes})`).mapWith(Number) })
    .from(planUpdates)
    .where(partOf(planId, part));
  if ((kept?.bytes ?? 0) + update.byteLength > largestDocument)
    throw new PlanTooLargeError("The plan is as large as a plan can be: remove something first.");
  await transaction.insert(planUpdates).values({ planId, part, bytes: update });
}

/** A document as it is kept, as one change from nothing. */
export async function readDocument(
  database: Database,
  planId: string,
  part: PlanPart,
): Promise<Uint8Array | null> {
  const [plan] = await database.select({ id: plans.id }).from(plans).where(eq(plans.id, planId));
  if (plan === undefined) return null;
  const [kept] = await database
    .select({ rows: count(), last: max(planUpdates.id) })
    .from(planUpdates)
    .where(partOf(planId, part));
  if (kept !== undefined && kept.last !== null && kept.rows >= manyChanges)
    await putTogether(database, planId, part, kept.last);
  return merge(
    await database
      .select({ bytes: planUpdates.bytes })
      .from(planUpdates)
      .where(partOf(planId, part))
      .orderBy(asc(planUpdates.id)),
  );
}

/** Replaces all changes up to one by a single row that says the same, without what was deleted. */
async function putTogether(database: Database, planId: string, part: PlanPart, last: number) {
  await database.transaction(async (transaction) => {
    const rows = await transaction
      .delete(planUpdates)
      .where(and(partOf(planId, part), lte(planUpdates.id, last)))
      .returning({ id: planUpdates.id, bytes: planUpdates.bytes, changes: planUpdates.changes });
    // Another node was faster.
    if (rows.length === 0) return;
    const changes = rows.reduce((all, row) => all + row.changes, 0);
    rows.sort((a, b) => a.id - b.id);
    await transaction.insert(planUpdates).values({ planId, part, bytes: merge(rows), changes });
  });
}

function merge(rows: readonly { bytes: Uint8Array }[]): Uint8Array {
  const document = new Doc();
  for (const { bytes } of rows) applyUpdate(document, bytes);
  const merged = encodeStateAsUpdate(document);
  document.destroy();
  return merged;
}

/** Deletes a plan with everything in it. */
export async function deletePlan(database: Database, planId: string): Promise<void> {
  await database.delete(plans).where(eq(plans.id, planId));
}

const partOf = (planId: string, part: PlanPart) =>
  and(eq(planUpdates.planId, planId), eq(planUpdates.part, part));
