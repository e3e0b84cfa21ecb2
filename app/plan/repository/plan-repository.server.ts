import { and, asc, eq, gt, lt, lte, sql } from "drizzle-orm";
import { Doc, encodeStateAsUpdate } from "yjs";

import { dropKey, dropKeysBelow } from "#app/messaging/private-links/private-links.server.ts";
import type { Database, Transaction } from "#database/database.ts";
import { plans, planUpdates } from "#database/schema/index.ts";

import type { StoredRow } from "#app/plan/document/document-shelf.ts";
import { largestPart, mostStructs } from "#app/plan/plan-limits.ts";
import { planLinks, type StoredPart } from "#app/plan/plan-part.ts";
import { scanUpdate } from "#app/plan/document/scan-update.ts";

/** What the database calls the news that a plan or a link to one has changed. */
export const plansChannel = "plans_changed";

/** From so many rows on, the changes of a document are merged into one. */
export const manyRows = 100;

/** A change was not saved, because the document would become larger than a plan may be. */
export class PlanTooLargeError extends Error {
  override name = "PlanTooLargeError";
}

/** The plan is not there, or not any more. */
export class NoSuchPlanError extends Error {
  override name = "NoSuchPlanError";
}

/** The server gave up opening this plan; its bytes stay, and the desk can release it. */
export class PlanQuarantinedError extends Error {
  override name = "PlanQuarantinedError";
}

/**
 * Saves a new plan.
 * @param submissionKey of the request: the same one again is the same plan
 * @returns its id
 */
export async function createPlan(
  database: Database,
  submissionKey: string,
  update: Uint8Array = encodeStateAsUpdate(new Doc()),
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
      if (before === undefined) throw new NoSuchPlanError("The plan was deleted while it was saved again.");
      return before.id;
    }
    await addUpdate(transaction, made.id, "plan", update);
    return made.id;
  });
}

/** What a document has on the server after a change was added. */
export type Saved = {
  row: number;
  /** The row before it; 0 where it is the first. */
  before: number;
  /** How many rows there are now. */
  rows: number;
};

/**
 * Adds a change that was judged; when this resolves, it is committed.
 * @param structs how many it adds
 * @throws PlanTooLargeError, NoSuchPlanError, PlanQuarantinedError
 */
export async function saveUpdate(
  database: Database,
  planId: string,
  part: StoredPart,
  update: Uint8Array,
  structs?: number,
): Promise<Saved> {
  return database.transaction((transaction) => addUpdate(transaction, planId, part, update, structs));
}

/** Tells every node that a plan has changed, or who may see it. In the transaction that changes it. */
export async function announcePlanChange(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select pg_notify(${plansChannel}, '')`);
}

/** Locks a plan until the transaction ends: one writer of a plan at a time. */
export async function lockPlan(transaction: Transaction, planId: string): Promise<void> {
  const [plan] = await transaction
    .select({ quarantinedAt: plans.quarantinedAt })
    .from(plans)
    .where(eq(plans.id, planId))
    .for("update");
  if (plan === undefined) throw new NoSuchPlanError("This plan is not on the server any more.");
  if (plan.quarantinedAt !== null) throw new PlanQuarantinedError("This plan is in quarantine.");
}

/** The same within a transaction. */
export async function addUpdate(
  transaction: Transaction,
  planId: string,
  part: StoredPart,
  update: Uint8Array,
  structs = scanUpdate(update, mostStructs[part]).size,
): Promise<Saved> {
  // The size is checked against everything that is committed.
  await lockPlan(transaction, planId);
  await transaction
    .update(plans)
    .set({ changedAt: sql`now()` })
    .where(eq(plans.id, planId));
  const [stored] = await transaction
    .select({
      rows: sql`count(*)`.mapWith(Number),
      before: sql`coalesce(max(${planUpdates.id}), 0)`.mapWith(Number),
      bytes: sql`coalesce(sum(octet_length(${planUpdates.bytes})), 0)`.mapWith(Number),
    })
    .from(planUpdates)
    .where(partOf(planId, part));
  if ((stored?.bytes ?? 0) + update.byteLength > largestPart[part])
    throw new PlanTooLargeError("The plan is as large as a plan can be: remove something first.");
  const [added] = await transaction
    .insert(planUpdates)
    // None would say that nobody judged it.
    .values({ planId, part, bytes: update, structs: Math.max(1, structs) })
    .returning({ id: planUpdates.id });
  await announcePlanChange(transaction);
  return { row: added?.id ?? 0, before: stored?.before ?? 0, rows: (stored?.rows ?? 0) + 1 };
}

/**
 * What was committed of a document after a row. Whoever adds a row holds the plan, so rows of one plan are
 * committed in the order of their ids and none appears below `after` later.
 */
export async function readRows(
  database: Database | Transaction,
  planId: string,
  part: StoredPart,
  after = 0,
): Promise<StoredRow[]> {
  const rows = await database
    .select({ id: planUpdates.id, bytes: planUpdates.bytes, structs: planUpdates.structs })
    .from(planUpdates)
    .where(and(partOf(planId, part), gt(planUpdates.id, after)))
    .orderBy(asc(planUpdates.id));
  return rows.map(({ id, bytes, structs }) => ({ id, bytes, structs, isJudged: structs > 0 }));
}

/**
 * What was committed after the last row that somebody has.
 * @returns null where that row is not there any more: something else stands in its place
 */
export async function readRowsSince(
  database: Database | Transaction,
  planId: string,
  part: StoredPart,
  after: number,
): Promise<StoredRow[] | null> {
  const rows = await readRows(database, planId, part, after);
  return after === 0 || (await hasRow(database, planId, part, after)) ? rows : null;
}

async function hasRow(
  database: Database | Transaction,
  planId: string,
  part: StoredPart,
  id: number,
): Promise<boolean> {
  const [row] = await database
    .select({ id: planUpdates.id })
    .from(planUpdates)
    .where(and(partOf(planId, part), eq(planUpdates.id, id)));
  return row !== undefined;
}

/**
 * All of a document.
 * @throws NoSuchPlanError, PlanQuarantinedError
 */
export async function readDocument(
  database: Database,
  planId: string,
  part: StoredPart,
): Promise<StoredRow[]> {
  const [plan] = await database
    .select({ quarantinedAt: plans.quarantinedAt })
    .from(plans)
    .where(eq(plans.id, planId));
  if (plan === undefined) throw new NoSuchPlanError("This plan is not on the server any more.");
  if (plan.quarantinedAt !== null) throw new PlanQuarantinedError("This plan is in quarantine.");
  return readRows(database, planId, part);
}

/**
 * Puts all rows up to one together, in the place of the last of them: so it does not matter who writes more
 * meanwhile, and whoever has them has nothing to read again. The plan is locked.
 * @returns false where something else stands in their place already
 */
export async function mergeRows(
  transaction: Transaction,
  planId: string,
  part: StoredPart,
  { upTo, bytes, structs }: { upTo: number; bytes: Uint8Array; structs: number },
): Promise<boolean> {
  if (!(await hasRow(transaction, planId, part, upTo))) return false;
  const merged = await transaction
    .delete(planUpdates)
    .where(and(partOf(planId, part), lt(planUpdates.id, upTo)))
    .returning({ changes: planUpdates.changes });
  const changes = merged.reduce((all, row) => all + row.changes, 0);
  await transaction
    .update(planUpdates)
    .set({ bytes, structs: Math.max(1, structs), changes: sql`${planUpdates.changes} + ${changes}` })
    .where(eq(planUpdates.id, upTo));
  return true;
}

/**
 * Puts what an erasure left of a document in the place of all rows up to one, as news. The plan is locked.
 * @returns the id of the new row
 */
export async function replaceRows(
  transaction: Transaction,
  planId: string,
  part: StoredPart,
  { upTo, bytes, structs }: { upTo: number; bytes: Uint8Array; structs: number },
): Promise<number> {
  const replaced = await transaction
    .delete(planUpdates)
    .where(and(partOf(planId, part), lte(planUpdates.id, upTo)))
    .returning({ changes: planUpdates.changes });
  const changes = replaced.reduce((all, row) => all + row.changes, 0);
  const [made] = await transaction
    .insert(planUpdates)
    .values({ planId, part, bytes, structs: Math.max(1, structs), changes: Math.max(1, changes) })
    .returning({ id: planUpdates.id });
  return made?.id ?? upTo;
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

const partOf = (planId: string, part: StoredPart) =>
  and(eq(planUpdates.planId, planId), eq(planUpdates.part, part));
