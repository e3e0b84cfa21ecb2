import { and, eq, isNull, sql } from "drizzle-orm";

import { householdReading, rsvpReading } from "#app/plan/document/projection-types.ts";
import { awaitReadings, readReading } from "#app/plan/readings/readings.server.ts";
import type { Database } from "#database/database.ts";
import { householdAnswers } from "#database/schema/index.ts";
import type { Site } from "#server/site.ts";

import { householdAnswer, type HouseholdAnswer } from "#app/plan/tools/rsvp/household-page/parse-reply-form.ts";
import { openCode } from "#app/plan/server/rsvp/household-codes.server.ts";
import { composeHousehold, withAnswer, type HouseholdView } from "#app/plan/projections/household-view.ts";

/** A household's page, opened by its code. */
export type OpenHousehold = { planId: string; household: string; view: HouseholdView };

/**
 * Reads what the page shows without opening the plan: rows that are written with each change, and what the
 * household answered since.
 * @returns null for a code that opens nothing now
 */
export async function openHousehold(
  site: Pick<Site, "database" | "planWork">,
  code: string,
): Promise<OpenHousehold | null> {
  const { database } = site;
  const page = await openCode(database, code);
  if (page === null) return null;
  const { planId, household } = page;
  await awaitReadings(site, planId);
  const asked = await readReading(database, rsvpReading, { planId, kind: "rsvp" });
  const own = await readReading(database, householdReading, {
    planId,
    kind: "household",
    subject: household,
  });
  if (asked === null || own === null) return null;
  const [said] = await database
    .select({ answer: householdAnswers.answer })
    .from(householdAnswers)
    .where(and(...waitingOf(planId), eq(householdAnswers.household, household)));
  const answer = householdAnswer.safeParse(said?.answer).data;
  const view = composeHousehold(asked, answer === undefined ? own : withAnswer(own, answer));
  return view === null ? null : { ...page, view };
}

/** Saves an answer, which comes into the plan within seconds; where the plan is full, once it has room. */
export async function keepAnswer(
  { database, planWork }: Pick<Site, "database" | "planWork">,
  planId: string,
  household: string,
  answer: HouseholdAnswer,
): Promise<void> {
  const now = { answer, answeredAt: sql`clock_timestamp()`, mergedAt: null };
  await database
    .insert(householdAnswers)
    .values({ planId, household, answer })
    .onConflictDoUpdate({ target: [householdAnswers.planId, householdAnswers.household], set: now });
  planWork.changed(planId);
}

/** How many answers are not in the plan yet. */
export function countWaitingAnswers(database: Database, planId: string): Promise<number> {
  return database.$count(householdAnswers, and(...waitingOf(planId)));
}

const waitingOf = (planId: string) => [
  eq(householdAnswers.planId, planId),
  isNull(householdAnswers.mergedAt),
];
