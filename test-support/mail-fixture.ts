import { deliverMail } from "#app/operator/mail-dispatch/deliver-mail.server.ts";
import {
  mailQueuePlan,
  postWithoutJobQueue,
  postThroughJobQueue,
} from "#app/messaging/outbox/post-mails.server.ts";
import { saveEnquiry } from "#app/couple/enquiries/save-enquiry.server.ts";
import { listingContacts, mails } from "#database/schema/index.ts";
import { openJobQueue } from "#jobs/job-queue.ts";
import type { MailTransport, OutgoingMail } from "#mail/transport.ts";

import { fillCatalogue } from "./loaded-catalogue.ts";
import { sampleEnquiry } from "./sample-enquiry.ts";
import { sendEnquiry } from "./send-enquiry.ts";
import { sampleSecret, sampleSettings } from "./sample-settings.ts";
import type { OpenTestDatabase } from "./test-database.ts";

/** An empty database, and a site on it whose mails wait. */
export async function openMailContext(openTestDatabase: OpenTestDatabase) {
  const open = await openTestDatabase();
  const office = {
    database: open.database,
    secret: sampleSecret,
    settings: sampleSettings(),
    postMails: postWithoutJobQueue,
  };
  return { ...open, office };
}

export type MailContext = Awaited<ReturnType<typeof openMailContext>>["office"];

/** The posted mails with their recipients, in order. */
export const queuedMailKinds = async ({ database }: Pick<MailContext, "database">) =>
  (await database.select({ kind: mails.kind, recipient: mails.recipient }).from(mails).orderBy(mails.id)).map(
    ({ kind, recipient }) => `${kind} ${recipient ?? "team"}`,
  );

/** Sends all waiting mails and returns what was sent. */
export async function sendAll(office: MailContext): Promise<OutgoingMail[]> {
  const { sent, transport } = recordingTransport();
  await sendThrough(office, transport);
  return sent;
}

/** A database with the catalogue, a job queue on it, and two vendors with a confirmed email. */
export async function openMailFixture(openTestDatabase: OpenTestDatabase) {
  const open = await openTestDatabase();
  await fillCatalogue(open.database);
  const jobs = await openJobQueue(open, [mailQueuePlan(1)]);
  await open.database.insert(listingContacts).values([
    { listingId: 3, email: "studio@vendor.ca" },
    { listingId: 76, email: "events@venue.ca" },
    { listingId: 4, email: "muted@vendor.ca", mutedAt: new Date() },
  ]);
  const site = {
    database: open.database,
    secret: sampleSecret,
    settings: sampleSettings(),
    postMails: postThroughJobQueue(jobs),
  };
  return {
    ...open,
    site,
    jobs,
    [Symbol.asyncDispose]: async () => {
      await jobs.stop();
      await open.pool.query("truncate pgboss.job");
      await open[Symbol.asyncDispose]();
    },
  };
}

export type MailFixture = Awaited<ReturnType<typeof openMailFixture>>;

/** A couple asks four listings; two of them get mail. */
export const submitEnquiry = (office: MailFixture, changes: Parameters<typeof sampleEnquiry>[0] = {}) =>
  saveEnquiry(office.site, sampleEnquiry({ vendors: [3, 4, 17, 76], ...changes }), null);

/** The same, and then presses the button in its mail. */
export const submitConfirmedEnquiry = (
  office: MailFixture,
  changes: Parameters<typeof sampleEnquiry>[0] = {},
) => sendEnquiry(office.site, sampleEnquiry({ vendors: [3, 4, 17, 76], ...changes }));

/** A transport that records mails in memory. */
export function recordingTransport(send: (mail: OutgoingMail) => Promise<void> = async () => {}) {
  const sent: OutgoingMail[] = [];
  const transport: MailTransport = {
    reachesPeople: false,
    greet: async () => {},
    forget: async () => {},
    describe: "into a tray",
    send: async (mail) => {
      await send(mail);
      sent.push(mail);
    },
    close: () => {},
  };
  return { sent, transport };
}

/** Writes and sends every mail once, in order. */
export const deliverAll = (office: MailFixture, transport: MailTransport) =>
  sendThrough(office.site, transport);

async function sendThrough(office: MailContext, transport: MailTransport) {
  for (const { id } of await office.database.select({ id: mails.id }).from(mails).orderBy(mails.id))
    await deliverMail(office, transport, id);
}
