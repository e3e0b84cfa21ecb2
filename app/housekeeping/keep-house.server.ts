import { eraseExpired } from "#app/erasure/expire.server.ts";
import { inviteCouples } from "#app/reviews/invite-couples.server.ts";
import type { QueuePlan } from "#jobs/job-queue.ts";
import type { Site } from "#server/site.ts";

export const housekeepingQueue = "housekeeping";

/** Of all days: whoever asks for it twice gets it once. */
export const dailyJob = "daily";

export const housekeepingPlan: QueuePlan = { name: housekeepingQueue, firstPause: 60, longestPause: 3600 };

/**
 * What is done once a day by whichever process comes to it: couples are invited to review, and what
 * nobody needs any more is erased. Done twice it does nothing more.
 */
export async function keepHouse(site: Pick<Site, "database" | "postMails" | "settings">): Promise<void> {
  const invited = await inviteCouples(site, new Date());
  if (invited > 0) console.log(`Invited ${invited} to review who answered them.`);
  const erased = Object.entries(await eraseExpired(site));
  if (erased.length > 0)
    console.log(`Erased as too old: ${erased.map(([table, rows]) => `${rows} ${table}`).join(", ")}.`);
}
