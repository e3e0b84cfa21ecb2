import { and, asc, eq, gt, lt, lte, sql } from "drizzle-orm";
import { Doc, encodeStateAsUpdate } from "yjs";

import { deleteKey, deleteKeysByPrefix } from "#app/messaging/private-links/private-links.server.ts";
import type { Database, Transaction } from "#database/database.ts";
import { plans, planUpdates } from "#database/schema/index.ts";

import type { StoredUpdate } from "#app/plan/updates/document-cache.ts";
import { maxPartBytes, maxStructs } from "#app/plan/document/plan-limits.ts";
import { planLinkKinds, type StoredPart } from "#app/plan/document/parts-and-roles.ts";
import { parseUpdate } from "#app/plan/updates/parse-update.ts";

/** PostgreSQL notification channel for changes of a plan or of its links; the payload is the plan's id, or ''. */
export const plansChannel = "plans_changed";

/** From this number of rows on, the changes of a document are merged into one. */
export const maxUnmergedRows = 100;

/** A change was not saved, because the document would exceed its maximum size. */
export class PlanTooLargeError extends Error {
  override name = "PlanTooLargeError";
}

/** The plan does not exist, or not any more. */
export class NoSuchPlanError extends Error {
  override name = "NoSuchPlanError";
}

/** The server has quarantined this plan; its bytes stay, and the desk can release it. */
export class PlanQuarantinedError extends Error {
  override name = "PlanQuarantinedError";
}

/**
 * Saves a new plan.
 * @param submissionKey of the request: the same key again is the same plan
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

/** The state of a document on the server after a change was added. */
export type SavedUpdate = {
  row: number;
  /** Id of the row before it; 0 where it is the first. */
  before: number;
  /** How many rows there are now. */
  rows: number;
};

/**
 * Adds a validated change; when this resolves, it is committed.
 * @param structs how many it adds
 * @throws PlanTooLargeError, NoSuchPlanError, PlanQuarantinedError
 */
export async function saveUpdate(
  database: Database,
  planId: string,
  part: StoredPart,
  update: Uint8Array,
  structs?: number,
): Promise<SavedUpdate> {
  return database.transaction((transaction) => addUpdate(transaction, planId, part, update, structs));
}

/**
 * Tells every node that a plan, or access to it, has changed. Call it in the transaction that changes it.
 * @param planId null for all plans
 */
export async function notifyPlanChange(transaction: Transaction, planId: string | null): Promise<void> {
  await transaction.execute(sql`select pg_notify(${plansChannel}, ${planId ?? ""})`);
}

/** Locks a plan until the transaction ends: one writer of a plan at a time. */
export async function lockPlan(transaction: Transaction, planId: string): Promise<void> {
  const [plan] = await transaction
    .select({ quarantinedAt: plans.quarantinedAt })
    .from(plans)
    .where(eq(plans.id, planId))
    .for("update");
  refuseUnlessOpen(plan);
}

function refuseUnlessOpen(plan: { quarantinedAt: Date | null } | undefined): void {
  if (plan === undefined) throw new NoSuchPlanError("This plan is not on the server any more.");
  if (plan.quarantinedAt !== null) throw new PlanQuarantinedError("This plan is in quarantine.");
}

/** The same within a transaction. */
export async function addUpdate(
  transaction: Transaction,
  planId: string,
  part: StoredPart,
  update: Uint8Array,
  structs = parseUpdate(update, maxStructs[part]).size,
): Promise<SavedUpdate> {
  // Locked until the transaction ends: the size is checked against everything that is committed.
  const [plan] = await transaction
    .update(plans)
    .set({ changedAt: sql`now()` })
    .where(eq(plans.id, planId))
    .returning({ quarantinedAt: plans.quarantinedAt });
  refuseUnlessOpen(plan);
  const [stored] = await transaction
    .select({
      rows: sql`count(*)`.mapWith(Number),
      before: sql`coalesce(max(${planUpdates.id}), 0)`.mapWith(Number),
      bytes: sql`coalesce(sum(octet_length(${planUpdates.bytes})), 0)`.mapWith(Number),
    })
    .from(planUpdates)
    .where(partOf(planId, part));
  if ((stored?.bytes ?? 0) + update.byteLength > maxPartBytes[part])
    throw new PlanTooLargeError("The plan is as large as a plan can be: remove something first.");
  const [added] = await transaction
    .insert(planUpdates)
    // Zero structs would mean that the change was never validated.
    .values({ planId, part, bytes: update, structs: Math.max(1, structs) })
    .returning({ id: planUpdates.id });
  await notifyPlanChange(transaction, planId);
  return { row: added?.id ?? 0, before: stored?.before ?? 0, rows: (stored?.rows ?? 0) + 1 };
}

/**
 * The committed changes of a document after a row. A writer of a row locks the plan, so rows of one plan are
 * committed in the order of their ids and none appears below `after` later.
 */
export async function readUpdates(
  database: Database | Transaction,
  planId: string,
  part: StoredPart,
  after = 0,
): Promise<StoredUpdate[]> {
  for (let left = tries; left > 0; left -= 1) {
    const rows = await readRowsOnce(database, planId, part, after);
    if (rows !== null) return rows;
  }
  throw new Error("The changes of a plan were merged again and again while they were read.");
}

/** How often changes may be merged while they are read. */
const tries = 5;

/**
 * Longer changes are read in pieces of this many bytes: as the text that node-postgres reads, one of some
 * megabytes would be here several times over.
 */
const pieceBytes = 250_000;

/** Which writing of a row this is: another one after each change of the row. */
const version = sql<string>`${planUpdates}.xmin::text`;

/** @returns null where a row was merged meanwhile */
async function readRowsOnce(
  database: Database | Transaction,
  planId: string,
  part: StoredPart,
  after: number,
): Promise<StoredUpdate[] | null> {
  const { id, bytes, structs } = planUpdates;
  const size = sql`octet_length(${bytes})`.mapWith(Number);
  const found = await database
    .select({ id, structs, version, size, first: sql`substring(${bytes} for ${pieceBytes})`.mapWith(bytes) })
    .from(planUpdates)
    .where(and(partOf(planId, part), gt(id, after)))
    .orderBy(asc(id));
  const rows: StoredUpdate[] = [];
  for (const { first, ...row } of found) {
    const whole = first.byteLength === row.size ? first : await readRest(database, row, first);
    if (whole === null) return null;
    rows.push({ id: row.id, bytes: whole, structs: row.structs, isJudged: row.structs > 0 });
  }
  return rows;
}

async function readRest(
  database: Database | Transaction,
  row: { id: number; version: string; size: number },
  first: Uint8Array,
): Promise<Uint8Array | null> {
  const whole = new Uint8Array(row.size);
  whole.set(first);
  for (let at = first.byteLength; at < row.size; at += pieceBytes) {
    const [next] = await database
      .select({
        piece: sql`substring(${planUpdates.bytes} from ${at + 1} for ${pieceBytes})`.mapWith(
          planUpdates.bytes,
        ),
      })
      .from(planUpdates)
      .where(and(eq(planUpdates.id, row.id), eq(version, row.version)));
    if (next === undefined) return null;
    whole.set(next.piece, at);
  }
  return whole;
}

/**
 * The committed changes after the last row that the caller has.
 * @returns null where that row no longer exists: another one has replaced it
 */
export async function readUpdatesSince(
  database: Database | Transaction,
  planId: string,
  part: StoredPart,
  after: number,
): Promise<StoredUpdate[] | null> {
  const rows = await readUpdates(database, planId, part, after);
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
 * All changes of a document.
 * @throws NoSuchPlanError, PlanQuarantinedError
 */
export async function readDocument(
  database: Database,
  planId: string,
  part: StoredPart,
): Promise<StoredUpdate[]> {
  const [plan] = await database
    .select({ quarantinedAt: plans.quarantinedAt })
    .from(plans)
    .where(eq(plans.id, planId));
  refuseUnlessOpen(plan);
  return readUpdates(database, planId, part);
}

/**
 * Merges all rows up to one, and stores the result in place of the last of them: so concurrent writers do not
 * matter, and readers that have these rows need not read again. The plan is locked.
 * @returns false where another row has replaced them already
 */
export async function mergeUpdates(
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
 * Replaces all rows up to one with what an erasure left of a document, as a new row. The plan is locked.
 * @returns the id of the new row
 */
export async function replaceUpdates(
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
export async function deletePlan(database: Database | Transaction, planId: string): Promise<void> {
  await database.transaction(async (transaction) => {
    for (const link of planLinkKinds) await deleteKey(transaction, `plan-${link}`, planId);
    for (const link of ["plan-business", "plan-family"] as const)
      await deleteKeysByPrefix(transaction, link, `${planId} `);
    await transaction.delete(plans).where(eq(plans.id, planId));
    await notifyPlanChange(transaction, planId);
  });
}

const partOf = (planId: string, part: StoredPart) =>
  and(eq(planUpdates.planId, planId), eq(planUpdates.part, part));
