import { readFileSync } from "node:fs";
import { join } from "node:path";

import { createDeferredDeletionRunner } from "#app/messaging/personal-data/deferred-deletions.server.ts";
import { erasuresChannel } from "#app/messaging/personal-data/erasure-records.server.ts";
import { announceAgedReplies } from "#app/catalogue/directory/announce-aged-replies.server.ts";
import { Refresher } from "#app/catalogue/directory/refresher.ts";
import {
  dailyMaintenanceJob,
  maintenanceQueue,
  runDailyMaintenance,
} from "#app/operator/retention/daily-maintenance.server.ts";
import { postDigest } from "#app/operator/digest/post-digest.server.ts";
import { sendQueuedEnquiries } from "#app/couple/enquiries/send-to-businesses.server.ts";
import { siteAttributes } from "#app/languages/site-language.ts";
import { deliverMail } from "#app/operator/mail-dispatch/deliver-mail.server.ts";
import { mailSender } from "#app/operator/mail-dispatch/outgoing-mail.server.ts";
import { mailQueue, waitingMailsChannel } from "#app/messaging/outbox/post-mails.server.ts";
import { saveErasureFiles } from "#database/backup/erasure-list.ts";
import type { MailBranding } from "#mail/compose-mail.ts";
import { mailFolder } from "#mail/mail-file.ts";
import { reportOutages } from "#mail/report-outages.ts";
import { fileTransport } from "#mail/file-transport.ts";
import { smtpTransport } from "#mail/smtp-transport.ts";

import type { Settings } from "#app/messaging/settings.ts";
import { reportError } from "./log/report-error.ts";
import { requeueWaitingMails } from "./requeue-waiting-mails.ts";
import type { Site } from "#app/messaging/request-context.ts";

export type BackgroundWork = {
  /** For the operator: where mails go. */
  describe: string;
  /** Resolves when running work has ended. */
  stop: () => Promise<void>;
};

/** How often waiting mails without a job are looked for, in milliseconds. */
const sweepMillis = 15_000;

/** Age at which a waiting mail should have a job, in seconds. */
const lateSeconds = 10;

/** How often it is looked whether the morning's mail or the hourly look at reply records is due, in milliseconds. */
const minuteMillis = 60 * 1000;

/** Interval of the retention run, in milliseconds; it also runs at each start. */
const dayMillis = 24 * 60 * 60 * 1000;

/**
 * Starts sending mails, new ones and those that already wait, and starts deferred deletions and retention.
 */
export async function startWork(site: Site, clientFolder: string): Promise<BackgroundWork> {
  const { settings } = site;
  const stationery = stationeryOf(settings, clientFolder);
  const transport = reportOutages(
    settings.smtpUrl === null
      ? fileTransport(join(settings.dataDir, mailFolder), stationery)
      : smtpTransport(settings.smtpUrl, stationery),
    (what) => reportError({ what }),
  );
  // A server that is silent for half a minute does not hold the start up.
  void transport.greet();
  await site.jobs.work(mailQueue, (key) => deliverMail(site, transport, Number(key)));
  await site.jobs.work(maintenanceQueue, () => runDailyMaintenance(site));
  const tidyUp = createDeferredDeletionRunner(site);
  // The desk posts mails without a job, because the desk may be another process.
  const requeuing = new Refresher(
    () => requeueWaitingMails(site),
    (error) => reportError({ what: "Mails of the desk could not be looked for", error }),
  );
  const listening = await site.listen(waitingMailsChannel, () => requeuing.ask());
  const recording = new Refresher(
    async () => void (await saveErasureFiles(site.database, settings.dataDir)),
    (error) => reportError({ what: "What was erased could not be recorded beside the backups", error }),
  );
  const listeningToErasures = await site.listen(erasuresChannel, () => recording.ask());
  const rounds = [
    every(minuteMillis, "What was erased could not be recorded", async () => recording.ask()),
    every(sweepMillis, "Waiting mails could not be looked for", () => requeueWaitingMails(site, lateSeconds)),
    every(sweepMillis, "Enquiries that wait for their turn could not be sent", () =>
      sendQueuedEnquiries(site),
    ),
    every(sweepMillis, "What was erased could not be tidied up", tidyUp),
    every(sweepMillis, "What readers see of plans could not be looked over", () => site.planWork.sweep()),
    every(minuteMillis, "The morning's mail to operators could not be posted", () => postDigest(site)),
    every(minuteMillis, "Reply records that time has changed could not be announced", () =>
      announceAgedReplies(site.database),
    ),
    every(dayMillis, "The daily maintenance could not be queued", () =>
      site.database.transaction((transaction) =>
        site.jobs.add(transaction, maintenanceQueue, dailyMaintenanceJob),
      ),
    ),
  ];
  for (const round of rounds) await round.first;
  return {
    describe: transport.describe,
    stop: async () => {
      for (const round of rounds) clearInterval(round.timer);
      await Promise.all([listening.close(), listeningToErasures.close()]);
      await Promise.all([requeuing.close(), recording.close()]);
      await site.jobs.stop();
      transport.close();
    },
  };
}

/** Runs a task periodically, one run at a time; a failure is logged and the task runs again the next time. */
function every(millis: number, what: string, work: () => Promise<void>) {
  let underWay: Promise<void> | null = null;
  const round = () =>
    (underWay ??= work()
      .catch((error: unknown) => reportError({ what, error }))
      .finally(() => (underWay = null)));
  return { first: round(), timer: setInterval(() => void round(), millis) };
}

function stationeryOf(settings: Settings, clientFolder: string): MailBranding {
  return {
    ...mailSender(settings),
    language: siteAttributes,
    headPicture: readFileSync(join(clientFolder, "art/mail/wild-rose.jpg")),
  };
}
