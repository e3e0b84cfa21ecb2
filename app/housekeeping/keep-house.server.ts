import { eraseExpired } from "#app/erasure/expire.server.ts";
import { inviteCouples } from "#app/reviews/invite-couples.server.ts";
import type { QueuePlan } from "#jobs/job-queue.ts";
import type { Site } from "#server/site.ts";

import { daysJumped } from "./days-jumped.server.ts";

export const housekeepingQueue = "housekeeping";

/** Of all days: whoever asks for it twice gets it once. */
export const dailyJob = "daily";

export const housekeepingPlan: QueuePlan = { name: housekeepingQueue, firstPause: 60, longestPause: 3600 };

/** A clock that has jumped by more than this is not believed, in days; a process may have slept for a night. */
const mostDays = 2;

/**
 * What is done once a day by whichever process comes to it: couples are invited to review, and what
 * nobody needs any more is erased. Done twice it does nothing more, and nothing by a clock that has
 * jumped: what is erased does not come back when the clock is right again.
 */
export async function keepHouse(
  site: Pick<Site, "database" | "secret" | "postMails" | "settings">,
): Promise<void> {
  const days = await daysJumped(site.database);
  if (days > mostDays) {
    console.error(
      `The clock has jumped by ${Math.round(days)} days since the site was started: nothing was erased and nobody invited to review. Set it right, then start the site anew.`,
    );
    return;
  }
  const invited = await inviteCouples(site, new Date());
  if (invited > 0) console.log(`Invited ${invited} to review whom they booked.`);
  const erased = Object.entries(await eraseExpired(site));
  if (erased.length > 0)
    console.log(`Erased as too old: ${erased.map(([table, rows]) => `${rows} ${table}`).join(", ")}.`);
}
