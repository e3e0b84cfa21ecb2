import { and, eq, inArray, sql } from "drizzle-orm";

import type { Transaction } from "#database/database.ts";
import { planReadModels } from "#database/schema/index.ts";

import { projectionKinds } from "#database/enums.ts";
import {
  businessProjection,
  type BusinessProjection,
  type ProjectionChange,
} from "#app/plan/document/projection-types.ts";
import { withLineChanges } from "#app/plan/projections/line-changes.ts";

/** Maximum number of rows in one statement: the embedded database holds the process up for as long as it takes. */
const atOnce = 50;

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
  const previous = await readSheets(transaction, planId, changes);
  for (const kind of projectionKinds) {
    const ofKind = changes.filter((change) => change.kind === kind);
    const kept = ofKind.flatMap(({ subject, content }) => (content === null ? [] : [subject]));
    const gone = ofKind.flatMap(({ subject, content }) => (content === null ? [subject] : []));
    if (!areAll && gone.length === 0) continue;
    const { planId: plan, kind: kindOf, subject } = planReadModels;
    const isGone = areAll
      ? sql`${subject} <> all(${sql.param(kept)}::text[])`
      : sql`${subject} = any(${sql.param(gone)}::text[])`;
    await transaction.delete(planReadModels).where(and(eq(plan, planId), eq(kindOf, kind), isGone));
  }
  const written = changes.flatMap(({ kind, subject, content }) => {
    if (content === null) return [];
    const sheet = kind === "business" ? businessProjection.safeParse(content).data : undefined;
    if (sheet === undefined) return [{ planId, kind, subject, content }];
    const changed = withLineChanges(sheet, previous.get(subject) ?? null, changedAt.toISOString());
    return [{ planId, kind, subject, content: changed }];
  });
  for (let at = 0; at < written.length; at += atOnce)
    await transaction
      .insert(planReadModels)
      .values(written.slice(at, at + atOnce))
      .onConflictDoUpdate({
        target: [planReadModels.planId, planReadModels.kind, planReadModels.subject],
        set: { content: sql`excluded.content` },
        // After a start all of a plan's projections are told anew, and nearly all are as they were.
        setWhere: sql`${planReadModels.content} is distinct from excluded.content`,
      });
}

/** The sheets of businesses as they are before a change, by business. */
async function readSheets(
  transaction: Transaction,
  planId: string,
  changes: readonly ProjectionChange[],
): Promise<ReadonlyMap<string, BusinessProjection>> {
  const subjects = changes.flatMap(({ kind, subject }) => (kind === "business" ? [subject] : []));
  if (subjects.length === 0) return new Map();
  const rows = await transaction
    .select({ subject: planReadModels.subject, content: planReadModels.content })
    .from(planReadModels)
    .where(
      and(
        eq(planReadModels.planId, planId),
        eq(planReadModels.kind, "business"),
        inArray(planReadModels.subject, subjects),
      ),
    );
  return new Map(
    rows.flatMap(({ subject, content }) => {
      const sheet = businessProjection.safeParse(content).data;
      return sheet === undefined ? [] : [[subject, sheet]];
    }),
  );
}
