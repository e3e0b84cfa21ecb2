import { and, eq, isNull, sql } from "drizzle-orm";

import { householdProjection, rsvpProjection } from "#app/plan/document/projection-types.ts";
import { awaitProjections, readProjection } from "#app/plan/repository/read-projections.server.ts";
import type { Database } from "#database/database.ts";
import { rsvpReplies } from "#database/schema/index.ts";
import type { Site } from "#app/messaging/request-context.ts";

import { combineReplies } from "#app/plan/rules/rsvp/combine-replies.ts";
import { rsvpReply, type RsvpReply } from "#app/plan/rules/rsvp/rsvp-reply.ts";
import { resolveHouseholdCode } from "./household-codes.server.ts";
import { composeHouseholdView, withReply, type HouseholdView } from "#app/plan/projections/household-view.ts";

/** A household's page, opened by its code. */
export type OpenedHouseholdPage = { planId: string; household: string; view: HouseholdView };

/**
 * Reads the content of the page without opening the plan: projections, which are written with each change,
 * and later replies.
 * @returns null for a code that opens nothing now
 */
export async function openHouseholdPage(
  site: Pick<Site, "database" | "planWork">,
  code: string,
): Promise<OpenedHouseholdPage | null> {
  const page = await resolveHouseholdCode(site.database, code);
  return page === null ? null : openHousehold(site, page.planId, page.household);
}

/** The same of a household that whoever asks may answer for. */
export async function openHousehold(
  site: Pick<Site, "database" | "planWork">,
  planId: string,
  household: string,
): Promise<OpenedHouseholdPage | null> {
  const { database } = site;
  await awaitProjections(site, planId);
  // Before what the plan says: a reply that is merged in between is then in the plan, not in neither.
  const [said] = await database
    .select({ answer: rsvpReplies.answer })
    .from(rsvpReplies)
    .where(and(...waitingOf(planId), eq(rsvpReplies.household, household)));
  const answer = rsvpReply.safeParse(said?.answer).data;
  const asked = await readProjection(database, rsvpProjection, { planId, kind: "rsvp" });
  const own = await readProjection(database, householdProjection, {
    planId,
    kind: "household",
    subject: household,
  });
  if (asked === null || own === null) return null;
  const view = composeHouseholdView(asked, answer === undefined ? own : withReply(own, answer));
  return view === null ? null : { planId, household, view };
}

/**
 * Saves a reply, which is merged into the plan within seconds; where the plan is full, once it has room. It
 * joins an earlier one that isn't merged yet: another phone of the household may have sent that.
 */
export async function saveReply(
  { database, planWork }: Pick<Site, "database" | "planWork">,
  planId: string,
  household: string,
  answer: RsvpReply,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const isNew = await transaction
      .insert(rsvpReplies)
      .values({ planId, household, answer })
      .onConflictDoNothing()
      .returning({ household: rsvpReplies.household });
    if (isNew.length > 0) return;
    const where = and(eq(rsvpReplies.planId, planId), eq(rsvpReplies.household, household));
    const [earlier] = await transaction.select().from(rsvpReplies).where(where).for("update");
    const waiting = earlier?.mergedAt === null ? rsvpReply.safeParse(earlier.answer).data : undefined;
    await transaction
      .update(rsvpReplies)
      .set({
        answer: waiting === undefined ? answer : combineReplies(waiting, answer),
        answeredAt: sql`clock_timestamp()`,
        mergedAt: null,
      })
      .where(where);
  });
  planWork.changed(planId);
}

/** How many replies are not merged into the plan yet. */
export function countUnmergedReplies(database: Database, planId: string): Promise<number> {
  return database.$count(rsvpReplies, and(...waitingOf(planId)));
}

const waitingOf = (planId: string) => [eq(rsvpReplies.planId, planId), isNull(rsvpReplies.mergedAt)];
