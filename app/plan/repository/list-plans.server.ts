import { and, count, eq, inArray, isNotNull, sql } from "drizzle-orm";

import type { StoredPart } from "#app/plan/document/parts-and-roles.ts";
import type { Database } from "#database/database.ts";
import { householdPages, plans, planUpdates, privateLinks } from "#database/schema/index.ts";

import { plansPerPage, type PlanSortOrder } from "./plan-sort-orders.ts";

/** A plan for the desk: its size and its links, and nothing of its content. */
export type PlanSummary = Awaited<ReturnType<typeof read>>[number];

export type PlanPage = {
  rows: PlanSummary[];
  /** All that match, on every page. */
  total: number;
  /** All that are quarantined, whether or not they match. */
  quarantined: number;
  page: number;
  pages: number;
};

/**
 * One page of the plans. The database computes the sizes, without reading the bytes: a plan that cannot be
 * opened is listed like any other.
 */
export async function listPlans(
  database: Database,
  { order, page, onlyQuarantined }: { order: PlanSortOrder; page: number; onlyQuarantined: boolean },
): Promise<PlanPage> {
  const quarantined = await database.$count(plans, isNotNull(plans.quarantinedAt));
  const total = onlyQuarantined ? quarantined : await database.$count(plans);
  const rows = await read(database, { order, page, onlyQuarantined });
  return { rows, total, quarantined, page, pages: Math.max(1, Math.ceil(total / plansPerPage)) };
}

/** One plan; null when there is none. */
export async function summarizePlan(database: Database, planId: string): Promise<PlanSummary | null> {
  const [plan] = await read(database, { id: planId, order: "made", page: 1 });
  return plan ?? null;
}

/** Totals of a plan's rows; with outer joins, so that a plan without rows is included. */
function figuresOf(database: Database) {
  const length = sql`octet_length(${planUpdates.bytes})`;
  const bytesOf = (part: StoredPart) =>
    sql<number>`sum(${length}) filter (where ${planUpdates.part} = ${part})`.mapWith(Number);
  return database
    .select({
      planId: planUpdates.planId,
      planBytes: bytesOf("plan").as("plan_bytes"),
      proposalsBytes: bytesOf("proposals").as("proposals_bytes"),
      size: sql<number>`sum(${length})`.mapWith(Number).as("size"),
      structs: sql<number>`sum(${planUpdates.structs})`.mapWith(Number).as("all_structs"),
      updates: count().as("updates"),
      changes: sql<number>`sum(${planUpdates.changes})`.mapWith(Number).as("all_changes"),
    })
    .from(planUpdates)
    .groupBy(planUpdates.planId)
    .as("figures");
}

type Figures = ReturnType<typeof figuresOf>;

const columnOf = (order: PlanSortOrder, figures: Figures) =>
  ({
    size: figures.size,
    structs: figures.structs,
    updates: figures.changes,
    changed: plans.changedAt,
    made: plans.createdAt,
  })[order];

type Wanted = { id?: string; onlyQuarantined?: boolean; order: PlanSortOrder; page: number };

async function read(database: Database, { id, onlyQuarantined = false, order, page }: Wanted) {
  const figures = figuresOf(database);
  const rows = await database
    .select({
      id: plans.id,
      createdAt: plans.createdAt,
      changedAt: plans.changedAt,
      quarantinedAt: plans.quarantinedAt,
      quarantineReason: plans.quarantineReason,
      planBytes: figures.planBytes,
      proposalsBytes: figures.proposalsBytes,
      structs: figures.structs,
      updates: figures.updates,
      changes: figures.changes,
    })
    .from(plans)
    .leftJoin(figures, eq(figures.planId, plans.id))
    .where(
      and(
        id === undefined ? undefined : eq(plans.id, id),
        onlyQuarantined ? isNotNull(plans.quarantinedAt) : undefined,
      ),
    )
    .orderBy(sql`${columnOf(order, figures)} desc nulls last`, plans.id)
    .limit(plansPerPage)
    .offset((page - 1) * plansPerPage);
  const links = await linksOf(
    database,
    rows.map((row) => row.id),
  );
  return rows.map(({ planBytes, proposalsBytes, structs, updates, changes, ...plan }) => ({
    ...plan,
    bytes: { plan: planBytes ?? 0, proposals: proposalsBytes ?? 0 },
    structs: structs ?? 0,
    /** Stored rows, and how many changes were merged into them. */
    updates: updates ?? 0,
    changes: changes ?? 0,
    links: links.get(plan.id) ?? {},
  }));
}

/** How many links open each plan, by kind: 'edit', 'business', 'household' and so on. */
async function linksOf(
  database: Database,
  ids: readonly string[],
): Promise<Map<string, Record<string, number>>> {
  if (ids.length === 0) return new Map();
  // The subject of a business's link is the plan followed by the business.
  const planId = sql<string>`split_part(${privateLinks.subject}, ' ', 1)`;
  const links = await database
    .select({ planId, kind: sql<string>`substr(${privateLinks.kind}, 6)`, number: count() })
    .from(privateLinks)
    .where(sql`starts_with(${privateLinks.kind}, 'plan-') and ${inArray(planId, [...ids])}`)
    .groupBy(planId, privateLinks.kind);
  const households = await database
    .select({ planId: householdPages.planId, kind: sql<string>`'household'`, number: count() })
    .from(householdPages)
    .where(inArray(householdPages.planId, [...ids]))
    .groupBy(householdPages.planId);
  const found = new Map<string, Record<string, number>>();
  for (const { planId: id, kind, number } of [...links, ...households])
    found.set(id, { ...found.get(id), [kind]: number });
  return found;
}
