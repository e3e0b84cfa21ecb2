import { and, eq } from "drizzle-orm";
import type { z } from "zod";

import type { Database, Transaction } from "#database/database.ts";
import { plans, planReadings } from "#database/schema/index.ts";
import type { Site } from "#server/site.ts";

import type { ReadingKind } from "#app/plan/document/projection-types.ts";

/**
 * What readers see of a plan, without its document.
 * @param subject id of the household or the business; '' where there is one of a kind
 * @returns null where there is none, or none that this version can read
 */
export async function readReading<Content extends z.ZodType>(
  database: Database | Transaction,
  shape: Content,
  { planId, kind, subject = "" }: { planId: string; kind: ReadingKind; subject?: string },
): Promise<z.infer<Content> | null> {
  const [row] = await database
    .select({ content: planReadings.content })
    .from(planReadings)
    .where(
      and(eq(planReadings.planId, planId), eq(planReadings.kind, kind), eq(planReadings.subject, subject)),
    );
  return shape.safeParse(row?.content).data ?? null;
}

/** Of a plan that readers know nothing of yet, waits a little until they do: it was saved a moment ago. */
export async function awaitReadings(
  { database, planWork }: Pick<Site, "database" | "planWork">,
  planId: string,
): Promise<void> {
  const [plan] = await database
    .select({ upTo: plans.readingsUpTo, quarantinedAt: plans.quarantinedAt })
    .from(plans)
    .where(eq(plans.id, planId));
  if (plan?.upTo === 0 && plan.quarantinedAt === null) await planWork.upToDate(planId);
}
