import { inArray, sql } from "drizzle-orm";

import { canOpen, parseDocumentName } from "#app/plan/document/parts-and-roles.ts";
import { NoSuchPlanError, PlanQuarantinedError } from "#app/plan/repository/plan-repository.server.ts";
import { parseToken } from "#app/plan/document/sync-protocol.ts";
import { authorIdOf } from "#app/plan/document/author-id.ts";
import { readPlanKeys, type OpenedPlan } from "#app/plan/repository/plan-keys.server.ts";
import type { Database } from "#database/database.ts";
import { plans, planUpdates } from "#database/schema/index.ts";

import type { PlanAccess } from "./thread-messages.ts";

/** Which connection uses which document and which key. */
export type KeyedPlanAccess = PlanAccess & { key: string };

/** What the links to a plan open now. */
type PlanDoor = { isQuarantined: boolean; viewShowsDetails: boolean };

/** The state of a plan, and the last row of each of its documents. */
export type PlanStatus = PlanDoor & { lastRows: ReadonlyMap<string, number> };

/**
 * Looks up what a token opens.
 * @returns null where it does not open the document
 * @throws NoSuchPlanError, PlanQuarantinedError
 */
export async function authorize(
  database: Database,
  documentName: string,
  token: string,
): Promise<KeyedPlanAccess | null> {
  const asked = parseDocumentName(documentName);
  if (asked === null) return null;
  const { key, authorSecret } = parseToken(token);
  const head = (await readPlanStatuses(database, [asked.planId])).get(asked.planId);
  // Before the key: the keys of a deleted plan are deleted with it.
  if (head === undefined) throw new NoSuchPlanError("This plan is not on the server any more.");
  const opened = (await readPlanKeys(database, [key])).get(key);
  if (opened?.planId !== asked.planId) return null;
  const { role } = opened;
  if (head.isQuarantined) throw new PlanQuarantinedError("This plan is in quarantine.");
  if (!canOpen(role, asked.part, head)) return null;
  const authorId = role === "propose" && authorSecret !== null ? await authorIdOf(authorSecret) : null;
  return { ...asked, role, key, authorId };
}

/** Whether the credentials of a connection still open the same. @param opened what its key opens now */
export function isStillAuthorized(
  { planId, part, role }: KeyedPlanAccess,
  opened: OpenedPlan | undefined,
  door: PlanDoor,
): boolean {
  return opened?.planId === planId && opened.role === role && canOpen(role, part, door);
}

/** The states of plans, by id; deleted ones are missing. */
export async function readPlanStatuses(
  database: Database,
  planIds: readonly string[],
): Promise<Map<string, PlanStatus>> {
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
