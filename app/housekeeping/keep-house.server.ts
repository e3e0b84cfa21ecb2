import { eraseExpired } from "#app/erasure/expire.server.ts";
import { clockMail } from "#app/mails/post-mails.server.ts";
import { inviteCouples } from "#app/couple/reviews/invite-couples.server.ts";
import type { QueuePlan } from "#jobs/job-queue.ts";
import type { Site } from "#server/site.ts";

import { believeDate, doubtDate, seeDate } from "#app/operator/retention/clock-check.server.ts";
import { describeDoubt } from "#app/operator/retention/untrusted-clock-mail.ts";

export const housekeepingQueue = "housekeeping";

/** Of all days: whoever asks for it twice gets it once. */
export const dailyJob = "daily";

export const housekeepingPlan: QueuePlan = { name: housekeepingQueue, firstPause: 60, longestPause: 3600 };

/**
 * What is done once a day by whichever process comes to it: couples are invited to review, and what
 * nobody needs any more is erased. Done twice it does nothing more, and nothing on a date that is not
 * believed: what is erased does not come back when the clock is right again.
 */
export async function keepHouse(
  site: Pick<Site, "database" | "secret" | "postMails" | "settings">,
): Promise<void> {
  const seen = await seeDate(site.database);
  if (seen.isDoubted) {
    console.error(describeDoubt(seen));
    await site.database.transaction(async (transaction) => {
      if (await doubtDate(transaction, seen))
        await site.postMails(transaction, [{ kind: clockMail, recipient: null }]);
    });
    return;
  }
  await believeDate(site.database, seen.now);
  const invited = await inviteCouples(site, seen.now);
  if (invited > 0) console.log(`Invited ${invited} to review whom they booked.`);
  const erased = Object.entries(await eraseExpired(site));
  if (erased.length > 0)
    console.log(`Erased as too old: ${erased.map(([table, rows]) => `${rows} ${table}`).join(", ")}.`);
}
