import type { Site } from "#server/site.ts";

import { beginErasing } from "./erasing.ts";
import { leaveToTidy } from "./leftovers.server.ts";
import { personalData } from "#app/operator/erasure/personal-data.server.ts";

/**
 * Erases what nobody needs any more: letters after the days of the setting, applications that nobody
 * confirmed sooner. No record is kept of it: in a restored backup it is just as old.
 * @returns rows per table
 */
export async function eraseExpired({
  database,
  settings,
}: Pick<Site, "database" | "settings">): Promise<Record<string, number>> {
  return database.transaction(async (transaction) => {
    const erasing = beginErasing(transaction);
    for (const { expire } of personalData) await expire?.(erasing, settings.retentionDays);
    await leaveToTidy(erasing);
    return Object.fromEntries(erasing.counts);
  });
}
