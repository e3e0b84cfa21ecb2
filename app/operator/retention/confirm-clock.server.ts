import { albertaDate } from "#app/calendar/alberta-time.ts";
import type { Database } from "#database/database.ts";

import { checkClock, trustClock } from "./clock-check.server.ts";

/**
 * The operator's word that today's date is right.
 * @returns the date of a clock that says another one, and nothing is changed; null where it is trusted now
 */
export async function confirmClock(database: Database, date: string): Promise<string | null> {
  const { now } = await checkClock(database);
  // Both clocks: what is erased is chosen by the database's.
  for (const clock of [now, new Date()]) if (albertaDate(clock) !== date) return albertaDate(clock);
  await trustClock(database, now);
  return null;
}
