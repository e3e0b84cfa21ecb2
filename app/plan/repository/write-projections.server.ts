import { isDeepStrictEqual } from "node:util";
import { and, eq, inArray, sql } from "drizzle-orm";

import type { Transaction } from "#database/database.ts";
import { planReadModels } from "#database/schema/index.ts";

import { projectionKinds, type ProjectionKind } from "#database/enums.ts";
import { businessProjection, type ProjectionChange } from "#app/plan/document/projection-types.ts";
import { withLineChanges } from "#app/plan/projections/line-changes.ts";
import { sheetChangesSince } from "#app/plan/projections/sheet-changes.ts";

/** Maximum number of rows in one statement: the embedded database holds the process up for as long as it takes. */
const atOnce = 50;

type StoredProjection = { kind: ProjectionKind; subject: string; content: unknown };

/**
 * Writes projections of a plan. Sheets of businesses get what changed since the ones before.
 * @param areAll whether the changes are complete, so that all other projections are deleted
 * @param changedAt the instant of the change
 */
export async function writeProjections(
  transaction: Transaction,
  planId: string,
  changes: readonly ProjectionChange[],
  areAll: boolean,
  changedAt: Date = new Date(),
): Promise<void> {
  const stored = await (areAll ? readAll(transaction, planId) : readSheets(transaction, planId, changes));
  const before = new Map(stored.map((projection) => [nameOf(projection), projection.content]));
  const current = new Set(changes.flatMap((change) => (change.content === null ? [] : [nameOf(change)])));
  const gone = areAll
    ? stored.filter((projection) => !current.has(nameOf(projection)))
    : changes.filter(({ content }) => content === null);
  for (const kind of projectionKinds) {
    const subjects = gone.flatMap((projection) => (projection.kind === kind ? [projection.subject] : []));
    if (subjects.length > 0)
      await transaction
        .delete(planReadModels)
        .where(and(ofKind(planId, kind), inArray(planReadModels.subject, subjects)));
  }
  const written = changes.flatMap((change) => {
    const { kind, subject } = change;
    if (change.content === null) return [];
    const previous = before.get(nameOf(change));
    const content =
      kind === "business" ? withSheetChanges(change.content, previous, changedAt) : change.content;
    // After a start all of a plan's projections come again, and nearly all are as they were.
    return isDeepStrictEqual(content, previous) ? [] : [{ planId, kind, subject, content }];
  });
  for (let at = 0; at < written.length; at += atOnce)
    await transaction
      .insert(planReadModels)
      .values(written.slice(at, at + atOnce))
      .onConflictDoUpdate({
        target: [planReadModels.planId, planReadModels.kind, planReadModels.subject],
        set: { content: sql`excluded.content` },
      });
}

const nameOf = ({ kind, subject }: Pick<StoredProjection, "kind" | "subject">) => `${kind}/${subject}`;

function withSheetChanges(content: object, previous: unknown, changedAt: Date): object {
  const sheet = businessProjection.safeParse(content).data;
  if (sheet === undefined) return content;
  const before = businessProjection.safeParse(previous).data ?? null;
  const at = changedAt.toISOString();
  return { ...withLineChanges(sheet, before, at), changes: sheetChangesSince(sheet, before, at) };
}

const ofKind = (planId: string, kind: ProjectionKind) =>
  and(eq(planReadModels.planId, planId), eq(planReadModels.kind, kind));

const columns = {
  kind: planReadModels.kind,
  subject: planReadModels.subject,
  content: planReadModels.content,
};

function readAll(transaction: Transaction, planId: string): Promise<StoredProjection[]> {
  return transaction.select(columns).from(planReadModels).where(eq(planReadModels.planId, planId));
}

/** The sheets of businesses as they are before a change. */
async function readSheets(
  transaction: Transaction,
  planId: string,
  changes: readonly ProjectionChange[],
): Promise<StoredProjection[]> {
  const subjects = changes.flatMap(({ kind, subject }) => (kind === "business" ? [subject] : []));
  if (subjects.length === 0) return [];
  return transaction
    .select(columns)
    .from(planReadModels)
    .where(and(ofKind(planId, "business"), inArray(planReadModels.subject, subjects)));
}
