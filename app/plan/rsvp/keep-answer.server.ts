import { and, eq, inArray, isNull, sql } from "drizzle-orm";

import { changeDocument, PlanTooLargeError, withDocument } from "#app/plan/plan-store.server.ts";
import type { Database } from "#database/database.ts";
import { householdAnswers } from "#database/schema/index.ts";

import { householdAnswer, type HouseholdAnswer } from "./household-answer.ts";
import { openCode } from "./household-codes.server.ts";
import { viewHousehold, type HouseholdView } from "./household-view.ts";
import { mergeAnswer } from "./merge-answer.ts";

/** A household's page, opened by its code. */
export type OpenHousehold = { planId: string; household: string; view: HouseholdView };

/** @returns null for a code that opens nothing now */
export async function openHousehold(database: Database, code: string): Promise<OpenHousehold | null> {
  const page = await openCode(database, code);
  if (page === null) return null;
  const { planId, household } = page;
  const view = await withDocument(database, planId, "plan", (plan) => viewHousehold(plan, household));
  return view === null ? null : { ...page, view };
}

/**
 * Keeps an answer and merges it into the plan. A plan that has no room for it gets it later: the answer
 * itself is kept in any case.
 */
export async function keepAnswer(
  database: Database,
  planId: string,
  household: string,
  answer: HouseholdAnswer,
): Promise<void> {
  const now = { answer, answeredAt: sql`now()`, mergedAt: null };
  await database
    .insert(householdAnswers)
    .values({ planId, household, answer })
    .onConflictDoUpdate({ target: [householdAnswers.planId, householdAnswers.household], set: now });
  await mergeAnswers(database, planId);
}

/**
 * Brings answers into the plan that are not there yet.
 * @returns how many still have to wait, because the plan is as large as a plan can be
 */
export async function mergeAnswers(database: Database, planId: string): Promise<number> {
  const waits = and(eq(householdAnswers.planId, planId), isNull(householdAnswers.mergedAt));
  try {
    await database.transaction(async (transaction) => {
      const rows = await transaction.select().from(householdAnswers).where(waits).for("update");
      if (rows.length === 0) return;
      await changeDocument(transaction, planId, "plan", (plan) => {
        for (const { household, answer } of rows) {
          const read = householdAnswer.safeParse(answer);
          if (read.success) mergeAnswer(plan, household, read.data);
        }
      });
      await transaction
        .update(householdAnswers)
        .set({ mergedAt: sql`now()` })
        .where(
          // Not those that came meanwhile.
          and(
            waits,
            inArray(
              householdAnswers.household,
              rows.map(({ household }) => household),
            ),
          ),
        );
    });
    return 0;
  } catch (error) {
    if (error instanceof PlanTooLargeError) return database.$count(householdAnswers, waits);
    throw error;
  }
}
