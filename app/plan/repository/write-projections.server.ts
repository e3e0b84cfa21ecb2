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

/** Maximum number of rows in one statement. */
const atOnce = 200;

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
  if (areAll) await transaction.delete(planReadModels).where(eq(planReadModels.planId, planId));
  for (const kind of projectionKinds) {
    const gone = changes.filter((change) => change.kind === kind && change.content === null);
    if (gone.length > 0)
      await transaction.delete(planReadModels).where(
        and(
          eq(planReadModels.planId, planId),
          eq(planReadModels.kind, kind),
          inArray(
            planReadModels.subject,
            gone.map(({ subject }) => subject),
          ),
        ),
      );
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
