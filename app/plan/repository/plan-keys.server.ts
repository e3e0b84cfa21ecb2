import { resolveKeys } from "#app/messaging/private-links/private-links.server.ts";
import { planRoles, type PlanRole } from "#app/plan/document/parts-and-roles.ts";
import type { Database } from "#database/database.ts";
import type { LinkKind } from "#database/enums.ts";

/** The plan that a key opens, and what its link allows. */
export type OpenedPlan = { planId: string; role: PlanRole };

const roleByKind = new Map<LinkKind, PlanRole>(planRoles.map((role) => [`plan-${role}`, role]));

/** The plans that keys open, by key, in one query; keys that open no plan are missing. */
export async function readPlanKeys(
  database: Database,
  keys: readonly string[],
): Promise<Map<string, OpenedPlan>> {
  const found = await resolveKeys(database, keys);
  return new Map(
    [...found].flatMap(([key, { kind, subject }]) => {
      const role = roleByKind.get(kind);
      return role === undefined ? [] : [[key, { planId: subject, role }] as const];
    }),
  );
}
