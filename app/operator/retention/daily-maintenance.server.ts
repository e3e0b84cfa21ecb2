import { albertaDate } from "#app/calendar/alberta-time.ts";
import { dropOldViews } from "#app/catalogue/listings/read-views.server.ts";
import { syncCalendars } from "#app/business/calendar-feed/sync-calendar.server.ts";
import { eraseExpired } from "#app/operator/erasure/erase-expired.server.ts";
import { endPauses } from "#app/business/own-listing/pause-listing.server.ts";
import { inviteCouples } from "#app/couple/reviews/invite-couples.server.ts";
import type { QueueOptions } from "#jobs/job-queue.ts";
import type { Site } from "#app/messaging/request-context.ts";

import { trustClock, distrustClock, checkClock } from "./clock-check.server.ts";
import { endPlans } from "./end-plans.server.ts";
import { describeClockProblem } from "./untrusted-clock-mail.ts";

export const maintenanceQueue = "housekeeping";

/** One key for all days: a second request has no effect. */
export const dailyMaintenanceJob = "daily";

export const maintenanceQueuePlan: QueueOptions = {
  name: maintenanceQueue,
  firstRetrySeconds: 60,
  maxRetrySeconds: 3600,
};

/**
 * Runs once a day, in any process: couples are invited to review, and expired data is erased. A second run
 * does nothing more, and nothing runs on an untrusted date: erased data does not come back when the clock is
 * right again.
 */
export async function runDailyMaintenance(
  site: Pick<Site, "database" | "secret" | "postMails" | "settings">,
): Promise<void> {
  const seen = await checkClock(site.database);
  if (seen.isDoubted) {
    console.error(describeClockProblem(seen));
    await site.database.transaction(async (transaction) => {
      if (await distrustClock(transaction, seen))
        await site.postMails(transaction, [{ kind: "clock-doubted", recipient: null }]);
    });
    return;
  }
  await trustClock(site.database, seen.now);
  const invited = await inviteCouples(site, seen.now);
  if (invited > 0) console.log(`Invited ${invited} couples to review vendors they booked.`);
  const ended = await endPauses(site, seen.now);
  if (ended > 0) console.log(`Erased ${ended} listings whose pause was over.`);
  const endedPlans = await endPlans(site, seen.now);
  if (endedPlans > 0) console.log(`Deleted ${endedPlans} plans that came to their end.`);
  const calendars = await syncCalendars(site);
  if (calendars.failed > 0)
    console.log(`Read ${calendars.read} calendars of businesses; ${calendars.failed} could not be read.`);
  await dropOldViews(site.database, albertaDate(seen.now));
  const erased = Object.entries(await eraseExpired(site));
  if (erased.length > 0)
    console.log(`Erased as too old: ${erased.map(([table, rows]) => `${rows} ${table}`).join(", ")}.`);
}
