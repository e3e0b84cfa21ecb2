import { readFileSync } from "node:fs";
import { join } from "node:path";

import { and, eq, lt, sql } from "drizzle-orm";

import { deliverMail } from "#app/mails/deliver-mail.server.ts";
import { letterhead } from "#app/mails/outgoing-mail.server.ts";
import { mailQueue } from "#app/mails/post-mails.server.ts";
import { mails } from "#database/schema/index.ts";
import type { Stationery } from "#mail/compose-mail.ts";
import { fileTransport } from "#mail/file-transport.ts";
import { smtpTransport } from "#mail/smtp-transport.ts";

import type { Settings } from "./environment.ts";
import type { Site } from "./site.ts";

export type Work = {
  /** For the operator: where mails go. */
  describe: string;
  /** Ends when what is under way has ended. */
  stop: () => Promise<void>;
};

/** How often a mail that waits is looked for whose job is not there, in milliseconds. */
const sweepMillis = 15_000;

/** Begins to send mails: those that come, and those that wait from before. */
export async function startWork(site: Site, clientFolder: string): Promise<Work> {
  const { settings } = site;
  const stationery = stationeryOf(settings, clientFolder);
  const transport =
    settings.smtpUrl === null
      ? fileTransport(join(settings.dataDir, "mail"), stationery)
      : smtpTransport(settings.smtpUrl, stationery);
  await site.jobs.work(mailQueue, (key) => deliverMail(site, transport, Number(key)));
  const sweep = () =>
    requeueWaiting(site).catch((error: unknown) =>
      console.error("Waiting mails could not be looked for:", error),
    );
  await sweep();
  const sweeping = setInterval(() => void sweep(), sweepMillis);
  return {
    describe: transport.describe,
    stop: async () => {
      clearInterval(sweeping);
      await site.jobs.stop();
      transport.close();
    },
  };
}

/**
 * Gives every mail that waits a job: the desk wants one sent again, or a backup was restored, which
 * holds mails but no jobs. One that has a job keeps it.
 */
async function requeueWaiting({ database, jobs }: Site): Promise<void> {
  await database.transaction(async (transaction) => {
    const waiting = await transaction
      .select({ id: mails.id })
      .from(mails)
      .where(and(eq(mails.status, "waiting"), lt(mails.createdAt, sql`now() - interval '10 seconds'`)))
      .limit(500);
    for (const { id } of waiting) await jobs.add(transaction, mailQueue, String(id));
  });
}

function stationeryOf(settings: Settings, clientFolder: string): Stationery {
  return {
    ...letterhead(settings),
    headPicture: readFileSync(join(clientFolder, "art/mail/wild-rose.jpg")),
  };
}
