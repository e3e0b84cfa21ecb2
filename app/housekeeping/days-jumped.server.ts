import { sql } from "drizzle-orm";
import { z } from "zod";

import type { Database } from "#database/database.ts";

const dayMillis = 24 * 60 * 60 * 1000;

const answered = z.object({ millis: z.coerce.number() });

/**
 * By how many days the clock of this process or of its database, whichever is further off, differs from the
 * time at the start of the process and what has passed since, which no clock has a say in.
 */
export async function daysJumped(database: Database): Promise<number> {
  const { rows } = await database.execute(sql`select extract(epoch from now()) * 1000 as millis`);
  const expected = performance.timeOrigin + performance.now();
  const clocks = [Date.now(), answered.parse(rows[0]).millis];
  return Math.max(...clocks.map((clock) => Math.abs(clock - expected))) / dayMillis;
}
