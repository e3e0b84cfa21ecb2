import type { Site } from "#app/messaging/request-context.ts";

import { createErasureContext } from "#app/messaging/personal-data/erasure-context.ts";
import { saveDeferredDeletions } from "#app/messaging/personal-data/deferred-deletions.server.ts";
import { personalData } from "./personal-data.server.ts";

/**
 * Erases expired data: submissions after the days of the setting, unconfirmed applications sooner. No erasure
 * record is written: in a restored backup the data is just as old.
 * @returns rows per table
 */
export async function eraseExpired({
  database,
  settings,
}: Pick<Site, "database" | "settings">): Promise<Record<string, number>> {
  return database.transaction(async (transaction) => {
    const erasing = createErasureContext(transaction);
    for (const { expire } of personalData) await expire?.(erasing, settings.retentionDays);
    await saveDeferredDeletions(erasing);
    return Object.fromEntries(erasing.counts);
  });
}
