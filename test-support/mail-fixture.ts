import { deliverMail } from "#app/operator/mail-dispatch/deliver-mail.server.ts";
import { mailQueuePlan, postForLater, postThrough } from "#app/mails/post-mails.server.ts";
import { saveEnquiry } from "#app/couple/enquiries/save-enquiry.server.ts";
import { readCatalogue } from "#content/catalogue/catalogue.ts";
import { loadCatalogue } from "#database/load-catalogue.ts";
import { listingContacts, mails } from "#database/schema/index.ts";
import { openJobQueue } from "#jobs/job-queue.ts";
import type { MailTransport, OutgoingMail } from "#mail/transport.ts";

import { sampleEnquiry } from "./sample-enquiry.ts";
import { sendEnquiry } from "./send-enquiry.ts";
import { sampleSecret, sampleSettings } from "./sample-settings.ts";
import type { OpenTestDatabase } from "./test-database.ts";

/** An empty database, and a site on it whose mails wait. */
export async function openOffice(openTestDatabase: OpenTestDatabase) {
  const open = await openTestDatabase();
  const office = {
    database: open.database,
    secret: sampleSecret,
    settings: sampleSettings(),
    postMails: postForLater,
  };
  return { ...open, office };
}

export type Office = Awaited<ReturnType<typeof openOffice>>["office"];

/** What was posted and to whom, in order. */
export const postedKinds = async ({ database }: Pick<Office, "database">) =>
  (await database.select({ kind: mails.kind, recipient: mails.recipient }).from(mails).orderBy(mails.id)).map(
    ({ kind, recipient }) => `${kind} ${recipient ?? "team"}`,
  );

/** Sends everything that waits and gives what was sent. */
export async function sendAll(office: Office): Promise<OutgoingMail[]> {
  const { sent, transport } = openTray();
  await sendThrough(office, transport);
  return sent;
}

/** A database with the catalogue, a job queue on it, and two vendors whose address was confirmed. */
export async function openPostOffice(openTestDatabase: OpenTestDatabase) {
  const open = await openTestDatabase();
  await loadCatalogue(open.database, readCatalogue());
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
    postMails: postThrough(jobs),
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

export type PostOffice = Awaited<ReturnType<typeof openPostOffice>>;

/** A couple asks four listings; two of them get mail. */
export const ask = (office: PostOffice, changes: Parameters<typeof sampleEnquiry>[0] = {}) =>
  saveEnquiry(office.site, sampleEnquiry({ vendors: [3, 4, 17, 76], ...changes }), null);

/** The same, and then presses the button in its mail. */
export const askAndConfirm = (office: PostOffice, changes: Parameters<typeof sampleEnquiry>[0] = {}) =>
  sendEnquiry(office.site, sampleEnquiry({ vendors: [3, 4, 17, 76], ...changes }));

/** Takes mails as a file would, and remembers them. */
export function openTray(send: (mail: OutgoingMail) => Promise<void> = async () => {}) {
  const sent: OutgoingMail[] = [];
  const transport: MailTransport = {
    reachesPeople: false,
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
export const deliverAll = (office: PostOffice, transport: MailTransport) =>
  sendThrough(office.site, transport);

async function sendThrough(office: Office, transport: MailTransport) {
  for (const { id } of await office.database.select({ id: mails.id }).from(mails).orderBy(mails.id))
    await deliverMail(office, transport, id);
}
