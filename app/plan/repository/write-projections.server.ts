import { and, eq, inArray, sql } from "drizzle-orm";

import type { Transaction } from "#database/database.ts";
import { planReadModels } from "#database/schema/index.ts";

import { projectionKinds } from "#database/enums.ts";
import type { ProjectionChange } from "#app/plan/document/projection-types.ts";

/** Maximum number of rows in one statement. */
const atOnce = 200;

/**
 * Writes projections of a plan.
 * @param areAll whether the changes are complete, so that all other projections are deleted
 */
export async function writeProjections(
  transaction: Transaction,
  planId: string,
  changes: readonly ProjectionChange[],
  areAll: boolean,
): Promise<void> {
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
  const written = changes.flatMap(({ kind, subject, content }) =>
    content === null ? [] : [{ planId, kind, subject, content }],
  );
  for (let at = 0; at < written.length; at += atOnce)
    await transaction
      .insert(planReadModels)
      .values(written.slice(at, at + atOnce))
      .onConflictDoUpdate({
        target: [planReadModels.planId, planReadModels.kind, planReadModels.subject],
        set: { content: sql`excluded.content` },
      });
}
