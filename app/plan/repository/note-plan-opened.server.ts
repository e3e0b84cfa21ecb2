import { and, eq, sql } from "drizzle-orm";

import type { Database } from "#database/database.ts";
import { plans } from "#database/schema/index.ts";

/** Records that a device opened a plan, once a day: a plan without a date stays as long as it is opened. */
export async function notePlanOpened(database: Database, planId: string): Promise<void> {
  await database
    .update(plans)
    .set({ openedAt: sql`now()` })
    .where(and(eq(plans.id, planId), sql`${plans.openedAt} < now() - interval '1 day'`));
}
