import { and, eq } from "drizzle-orm";
import type { z } from "zod";

import type { Database, Transaction } from "#database/database.ts";
import { plans, planReadModels } from "#database/schema/index.ts";
import type { Site } from "#app/messaging/request-context.ts";

import type { ProjectionKind } from "#database/enums.ts";

/**
 * A projection of a plan, without its document.
 * @param subject id of the household or the business; '' for a projection without one
 * @returns null where there is none, or none that this version can parse
 */
export async function readProjection<Content extends z.ZodType>(
  database: Database | Transaction,
  shape: Content,
  { planId, kind, subject = "" }: { planId: string; kind: ProjectionKind; subject?: string },
): Promise<z.infer<Content> | null> {
  const [row] = await database
    .select({ content: planReadModels.content })
    .from(planReadModels)
    .where(
      and(
        eq(planReadModels.planId, planId),
        eq(planReadModels.kind, kind),
        eq(planReadModels.subject, subject),
      ),
    );
  return shape.safeParse(row?.content).data ?? null;
}

/** All projections of a kind, by subject; without those that this version cannot parse. */
export async function readProjections<Content extends z.ZodType>(
  database: Database,
  shape: Content,
  { planId, kind }: { planId: string; kind: ProjectionKind },
): Promise<Map<string, z.infer<Content>>> {
  const rows = await database
    .select({ subject: planReadModels.subject, content: planReadModels.content })
    .from(planReadModels)
    .where(and(eq(planReadModels.planId, planId), eq(planReadModels.kind, kind)));
  return new Map(
    rows.flatMap(({ subject, content }) => {
      const read = shape.safeParse(content);
      return read.success ? [[subject, read.data] as const] : [];
    }),
  );
}

/** For a plan without projections, waits a little: it was saved a moment ago. */
export async function awaitProjections(
  { database, planWork }: Pick<Site, "database" | "planWork">,
  planId: string,
): Promise<void> {
  const [plan] = await database
    .select({ upTo: plans.readingsUpTo, quarantinedAt: plans.quarantinedAt })
    .from(plans)
    .where(eq(plans.id, planId));
  if (plan?.upTo === 0 && plan.quarantinedAt === null) await planWork.upToDate(planId);
}
