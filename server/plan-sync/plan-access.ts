import { inArray, sql } from "drizzle-orm";

import { mayOpen, planRoles, readDocumentName, type PlanRole } from "#app/plan/plan-part.ts";
import { NoSuchPlanError, PlanQuarantinedError } from "#app/plan/repository/plan-repository.server.ts";
import { readToken } from "#app/plan/plan-wire.ts";
import { authorIdOf } from "#app/plan/document/author-id.ts";
import { openKey } from "#app/messaging/private-links/private-links.server.ts";
import type { Database } from "#database/database.ts";
import { plans, planUpdates } from "#database/schema/index.ts";

import type { Bearer } from "./live-messages.ts";

/** Who is connected to what, and by which key. */
export type KeyBearer = Bearer & { key: string };

/** What links to a plan open now. */
type PlanDoor = { isQuarantined: boolean; viewShowsDetails: boolean };

/** How a plan stands, and the last row of each of its documents. */
export type PlanHead = PlanDoor & { lastRows: ReadonlyMap<string, number> };

/**
 * Looks up what a token opens.
 * @returns null where it does not open the document
 * @throws NoSuchPlanError, PlanQuarantinedError
 */
export async function identify(
  database: Database,
  documentName: string,
  token: string,
): Promise<KeyBearer | null> {
  const asked = readDocumentName(documentName);
  if (asked === null) return null;
  const { key, authorSecret } = readToken(token);
  const role = await roleOf(database, asked.planId, key);
  if (role === null) return null;
  const head = (await readHeads(database, [asked.planId])).get(asked.planId);
  if (head === undefined) throw new NoSuchPlanError("This plan is not on the server any more.");
  if (head.isQuarantined) throw new PlanQuarantinedError("This plan is in quarantine.");
  if (!mayOpen(role, asked.part, head)) return null;
  const authorId = role === "propose" && authorSecret !== null ? await authorIdOf(authorSecret) : null;
  return { ...asked, role, key, authorId };
}

async function roleOf(database: Database, planId: string, key: string): Promise<PlanRole | null> {
  for (const role of planRoles) if ((await openKey(database, `plan-${role}`, key)) === planId) return role;
  return null;
}

/** Whether what a connection was opened with still opens the same. */
export async function isStillOpen(
  database: Database,
  { planId, part, role, key }: KeyBearer,
  door: PlanDoor,
): Promise<boolean> {
  return mayOpen(role, part, door) && (await openKey(database, `plan-${role}`, key)) === planId;
}

/** How plans stand, by id; those that are deleted are not among them. */
export async function readHeads(
  database: Database,
  planIds: readonly string[],
): Promise<Map<string, PlanHead>> {
  if (planIds.length === 0) return new Map();
  const doors = await database
    .select({ id: plans.id, quarantinedAt: plans.quarantinedAt, viewShowsDetails: plans.viewShowsDetails })
    .from(plans)
    .where(inArray(plans.id, [...planIds]));
  const rows = await database
    .select({
      planId: planUpdates.planId,
      part: planUpdates.part,
      last: sql`max(${planUpdates.id})`.mapWith(Number),
    })
    .from(planUpdates)
    .where(inArray(planUpdates.planId, [...planIds]))
    .groupBy(planUpdates.planId, planUpdates.part);
  const byPlan = Map.groupBy(rows, ({ planId }) => planId);
  return new Map(
    doors.map(({ id, quarantinedAt, viewShowsDetails }) => [
      id,
      {
        isQuarantined: quarantinedAt !== null,
        viewShowsDetails,
        lastRows: new Map((byPlan.get(id) ?? []).map(({ part, last }) => [part, last])),
      },
    ]),
  );
}
