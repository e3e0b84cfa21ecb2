import { and, eq, inArray, sql } from "drizzle-orm";

import type { Transaction } from "#database/database.ts";
import { planReadings } from "#database/schema/index.ts";

import { readingKinds, type ReadingChange } from "#app/plan/document/projection-types.ts";

/** So many rows go into one statement. */
const atOnce = 200;

/**
 * Writes what readers see of a plan.
 * @param areAll whether the changes are all there is, so that whatever else stands there goes
 */
export async function writeReadings(
  transaction: Transaction,
  planId: string,
  changes: readonly ReadingChange[],
  areAll: boolean,
): Promise<void> {
  if (areAll) await transaction.delete(planReadings).where(eq(planReadings.planId, planId));
  for (const kind of readingKinds) {
    const gone = changes.filter((change) => change.kind === kind && change.content === null);
    if (gone.length > 0)
      await transaction.delete(planReadings).where(
        and(
          eq(planReadings.planId, planId),
          eq(planReadings.kind, kind),
          inArray(
            planReadings.subject,
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
      .insert(planReadings)
      .values(written.slice(at, at + atOnce))
      .onConflictDoUpdate({
        target: [planReadings.planId, planReadings.kind, planReadings.subject],
        set: { content: sql`excluded.content` },
      });
}
