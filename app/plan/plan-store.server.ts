import { and, asc, count, eq, gt, sql, sum } from "drizzle-orm";
import { Doc, applyUpdate, encodeStateAsUpdate, encodeStateVector } from "yjs";

import { dropKey, dropKeysBelow } from "#app/private-links/private-links.server.ts";
import type { Database, Transaction } from "#database/database.ts";
import { plans, planUpdates } from "#database/schema/index.ts";

import { saysNothing } from "./check-update.ts";
import { largestDocument } from "./plan-limits.ts";
import { planLinks, type PlanPart } from "./plan-part.ts";

/** What the database calls the news that a plan or a link to one has changed. */
export const plansChannel = "plans_changed";

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

/** Tells every node that a plan has changed, or who may see it. In the transaction that changes it. */
export async function announcePlanChange(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select pg_notify(${plansChannel}, '')`);
}

async function add(transaction: Transaction, planId: string, part: PlanPart, update: Uint8Array) {
  // One writer of a plan at a time: the size is checked against everything that is committed.
  const [plan] = await transaction
    .update(plans)
    .set({ changedAt: sql`now()` })
    .where(eq(plans.id, planId))
    .returning({ id: plans.id });
  if (plan === undefined) throw new NoSuchPlanError("This plan is not on the server any more.");
  const room = async () => largestDocument - (await bytesOf(transaction, planId, part));
  if ((await room()) < update.byteLength) {
    // What was deleted since counts until it is put together.
    await putTogether(transaction, planId, part);
    if ((await room()) < update.byteLength)
      throw new PlanTooLargeError("The plan is as large as a plan can be: remove something first.");
  }
  await transaction.insert(planUpdates).values({ planId, part, bytes: update });
  await announcePlanChange(transaction);
}

/** A document as it is kept, as one change from nothing; and up to which row that is. */
export type KeptDocument = { update: Uint8Array; upTo: number };

/** @returns null when the plan is not there */
export async function readDocument(
  database: Database,
  planId: string,
  part: PlanPart,
): Promise<KeptDocument | null> {
  const [plan] = await database.select({ id: plans.id }).from(plans).where(eq(plans.id, planId));
  if (plan === undefined) return null;
  const [kept] = await database.select({ rows: count() }).from(planUpdates).where(partOf(planId, part));
  if (kept !== undefined && kept.rows >= manyChanges)
    await database.transaction(async (transaction) => {
      await transaction.select({ id: plans.id }).from(plans).where(eq(plans.id, planId)).for("update");
      await putTogether(transaction, planId, part);
    });
  return readSince(database, planId, part, 0);
}

/**
 * What was committed of a document after a row, as one change. Whoever adds a row holds the plan, so
 * rows of one plan are committed in the order of their ids and none appears below `row` later.
 */
export async function readSince(
  database: Database | Transaction,
  planId: string,
  part: PlanPart,
  row: number,
): Promise<KeptDocument> {
  const rows = await database
    .select({ id: planUpdates.id, bytes: planUpdates.bytes })
    .from(planUpdates)
    .where(and(partOf(planId, part), gt(planUpdates.id, row)))
    .orderBy(asc(planUpdates.id));
  return { update: merge(rows), upTo: rows.at(-1)?.id ?? row };
}

/** Opens a document as it is kept, for as long as `use` takes; null when the plan is not there. */
export async function withDocument<Result>(
  database: Database,
  planId: string,
  part: PlanPart,
  use: (document: Doc) => Result,
): Promise<Result | null> {
  const kept = await readDocument(database, planId, part);
  if (kept === null) return null;
  const document = new Doc();
  try {
    applyUpdate(document, kept.update);
    return use(document);
  } finally {
    document.destroy();
  }
}

/**
 * Changes a document as one of its writers; whoever has it open sees the change once it is committed.
 * @throws PlanTooLargeError, NoSuchPlanError
 */
export async function changeDocument(
  transaction: Transaction,
  planId: string,
  part: PlanPart,
  change: (document: Doc) => void,
): Promise<void> {
  await transaction.select({ id: plans.id }).from(plans).where(eq(plans.id, planId)).for("update");
  const document = new Doc();
  try {
    applyUpdate(document, (await readSince(transaction, planId, part, 0)).update);
    const before = encodeStateVector(document);
    change(document);
    const update = encodeStateAsUpdate(document, before);
    if (!saysNothing(update)) await add(transaction, planId, part, update);
  } finally {
    document.destroy();
  }
}

/**
 * Puts another document in the place of one that is kept, as a single row: nothing is left of what was
 * kept before. Whoever has it open takes over what is new in it.
 */
export async function rewriteDocument(
  transaction: Transaction,
  planId: string,
  part: PlanPart,
  rewrite: (document: Doc) => Doc,
): Promise<void> {
  await transaction.select({ id: plans.id }).from(plans).where(eq(plans.id, planId)).for("update");
  await putTogether(transaction, planId, part, (merged) => {
    const document = new Doc();
    applyUpdate(document, merged);
    return encodeStateAsUpdate(rewrite(document));
  });
  await transaction
    .update(plans)
    .set({ changedAt: sql`now()` })
    .where(eq(plans.id, planId));
  await announcePlanChange(transaction);
}

/** Replaces all changes by a single row that says the same, without what was deleted. The plan is locked. */
async function putTogether(
  transaction: Transaction,
  planId: string,
  part: PlanPart,
  rewrite = (merged: Uint8Array) => merged,
): Promise<void> {
  const rows = await transaction
    .delete(planUpdates)
    .where(partOf(planId, part))
    .returning({ id: planUpdates.id, bytes: planUpdates.bytes, changes: planUpdates.changes });
  if (rows.length === 0) return;
  const changes = rows.reduce((all, row) => all + row.changes, 0);
  rows.sort((a, b) => a.id - b.id);
  await transaction.insert(planUpdates).values({ planId, part, bytes: rewrite(merge(rows)), changes });
}

async function bytesOf(transaction: Transaction, planId: string, part: PlanPart): Promise<number> {
  const [kept] = await transaction
    .select({ bytes: sum(sql`octet_length(${planUpdates.bytes})`).mapWith(Number) })
    .from(planUpdates)
    .where(partOf(planId, part));
  return kept?.bytes ?? 0;
}

function merge(rows: readonly { bytes: Uint8Array }[]): Uint8Array {
  const document = new Doc();
  for (const { bytes } of rows) applyUpdate(document, bytes);
  const merged = encodeStateAsUpdate(document);
  document.destroy();
  return merged;
}

/** Deletes a plan with everything in it, and the links to it. */
export async function deletePlan(database: Database, planId: string): Promise<void> {
  await database.transaction(async (transaction) => {
    for (const link of planLinks) await dropKey(transaction, `plan-${link}`, planId);
    await dropKeysBelow(transaction, "plan-business", `${planId} `);
    await transaction.delete(plans).where(eq(plans.id, planId));
    await announcePlanChange(transaction);
  });
}

const partOf = (planId: string, part: PlanPart) =>
  and(eq(planUpdates.planId, planId), eq(planUpdates.part, part));
