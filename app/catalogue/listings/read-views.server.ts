import { and, between, eq, lt, sql } from "drizzle-orm";

import { albertaDate } from "#app/calendar/alberta-time.ts";
import { addDays } from "#app/calendar/date-arithmetic.ts";
import type { Database } from "#database/database.ts";
import { listingViews } from "#database/schema/index.ts";

import { viewDays, type PageViews } from "./page-views.ts";

/** Two seasons can be compared; what is older is of no use. */
const keptDays = 2 * 366;

/** Reads the views of a listing up to today; what was counted in the last minute may be missing. */
export async function readPageViews(
  database: Database,
  listingId: number,
  today = albertaDate(new Date()),
): Promise<PageViews> {
  const recentFrom = addDays(today, 1 - viewDays);
  const [sums] = await database
    .select({
      recent:
        sql`coalesce(sum(${listingViews.views}) filter (where ${listingViews.day} >= ${recentFrom}), 0)`.mapWith(
          Number,
        ),
      before:
        sql`coalesce(sum(${listingViews.views}) filter (where ${listingViews.day} < ${recentFrom}), 0)`.mapWith(
          Number,
        ),
    })
    .from(listingViews)
    .where(
      and(
        eq(listingViews.listingId, listingId),
        between(listingViews.day, addDays(today, 1 - 2 * viewDays), today),
      ),
    );
  return sums ?? { recent: 0, before: 0 };
}

/** Deletes views of more than two years ago. */
export async function dropOldViews(database: Database, today: string): Promise<void> {
  await database.delete(listingViews).where(lt(listingViews.day, addDays(today, -keptDays)));
}
