import { readFileSync } from "node:fs";
import { join } from "node:path";

import { and, eq, sql } from "drizzle-orm";

import { createCaretaker } from "#app/erasure/leftovers.server.ts";
import { Refreshing } from "#app/catalogue/directory/refresher.ts";
import { dailyJob, housekeepingQueue, keepHouse } from "#app/housekeeping/keep-house.server.ts";
import { sendQueued } from "#app/couple/enquiries/send-to-businesses.server.ts";
import { deliverMail } from "#app/operator/mail-dispatch/deliver-mail.server.ts";
import { letterhead } from "#app/operator/mail-dispatch/outgoing-mail.server.ts";
import { mailQueue, priorityOf, waitingMailsChannel } from "#app/mails/post-mails.server.ts";
import { mails } from "#database/schema/index.ts";
import type { Stationery } from "#mail/compose-mail.ts";
import { mailFolder } from "#mail/mail-file.ts";
import { fileTransport } from "#mail/file-transport.ts";
import { smtpTransport } from "#mail/smtp-transport.ts";

import type { Settings } from "./environment.ts";
import { reportError } from "./log/report-error.ts";
import type { Site } from "./site.ts";

export type Work = {
  /** For the operator: where mails go. */
  describe: string;
  /** Ends when what is under way has ended. */
  stop: () => Promise<void>;
};

/** How often a mail that waits is looked for whose job is not there, in milliseconds. */
const sweepMillis = 15_000;

/** A mail that waits so long, in seconds, should have a job. */
const lateSeconds = 10;

/** How often the house is kept, in milliseconds; at each start, too. */
const dayMillis = 24 * 60 * 60 * 1000;

/** Begins to send mails, those that come and those that wait from before, to tidy up and to keep the house. */
export async function startWork(site: Site, clientFolder: string): Promise<Work> {
  const { settings } = site;
  const stationery = stationeryOf(settings, clientFolder);
  const transport =
    settings.smtpUrl === null
      ? fileTransport(join(settings.dataDir, mailFolder), stationery)
      : smtpTransport(settings.smtpUrl, stationery);
  await site.jobs.work(mailQueue, (key) => deliverMail(site, transport, Number(key)));
  await site.jobs.work(housekeepingQueue, () => keepHouse(site));
  const tidyUp = createCaretaker(site);
  // At the desk mails are posted without a job: the desk may be another process.
  const requeuing = new Refreshing(
    () => requeueWaiting(site),
    (error) => reportError({ what: "Mails of the desk could not be looked for", error }),
  );
  const listening = await site.listen(waitingMailsChannel, () => requeuing.ask());
  const rounds = [
    every(sweepMillis, "Waiting mails could not be looked for", () => requeueWaiting(site, lateSeconds)),
    every(sweepMillis, "Enquiries that wait for their turn could not be sent", () => sendQueued(site)),
    every(sweepMillis, "What was erased could not be tidied up", tidyUp),
    every(sweepMillis, "What readers see of plans could not be looked over", () => site.planWork.sweep()),
    every(dayMillis, "The house could not be kept", () =>
      site.database.transaction((transaction) => site.jobs.add(transaction, housekeepingQueue, dailyJob)),
    ),
  ];
  for (const round of rounds) await round.first;
  return {
    describe: transport.describe,
    stop: async () => {
      for (const round of rounds) clearInterval(round.timer);
      await listening.close();
      await requeuing.close();
      await site.jobs.stop();
      transport.close();
    },
  };
}

/** Does something now and then, one at a time; what fails is said in the log and done again the next time. */
function every(millis: number, trouble: string, work: () => Promise<void>) {
  let underWay: Promise<void> | null = null;
  const round = () =>
    (underWay ??= work()
      .catch((error: unknown) => reportError({ what: trouble, error }))
      .finally(() => (underWay = null)));
  return { first: round(), timer: setInterval(() => void round(), millis) };
}

/**
 * Gives every mail that waits a job: the desk posted it or wants it sent again, or a backup was restored,
 * which holds mails but no jobs. One that has a job keeps it.
 * @param seconds only those that have waited so long
 */
async function requeueWaiting({ database, jobs }: Site, seconds = 0): Promise<void> {
  await database.transaction(async (transaction) => {
    const waiting = await transaction
      .select({ id: mails.id, kind: mails.kind })
      .from(mails)
      .where(
        and(
          eq(mails.status, "waiting"),
          // One from the future was posted before the clock was set back.
          sql`${mails.createdAt} not between now() - make_interval(secs => ${seconds}) and now()`,
        ),
      )
      .limit(500);
    for (const { id, kind } of waiting) await jobs.add(transaction, mailQueue, String(id), priorityOf(kind));
  });
}

function stationeryOf(settings: Settings, clientFolder: string): Stationery {
  return {
    ...letterhead(settings),
    headPicture: readFileSync(join(clientFolder, "art/mail/wild-rose.jpg")),
  };
}
