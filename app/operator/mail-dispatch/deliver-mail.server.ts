import { eq, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";

import type { Database, Transaction } from "#database/database.ts";
import { mails } from "#database/schema/index.ts";
import { MailRejectedError, type MailTransport } from "#mail/transport.ts";

import {
  readNewestHeard,
  recordEnquiryTold,
  recordMessageTold,
  returnMessageToTeam,
  returnToTeam,
} from "#app/couple/enquiries/what-mail-told.server.ts";
import { markUnsubscribed } from "#app/couple/unsubscribe/unsubscribe-mailbox.server.ts";
import type { MailDependencies } from "#app/messaging/outbox/mail-dependencies.ts";
import { isMailOf } from "#app/messaging/outbox/mail-kinds.ts";
import { writeOutgoingMail } from "./outgoing-mail.server.ts";

/**
 * How long a mail that nobody takes is tried, in hours. However late it is, it is tried once: the site may
 * have stood still for days, or the clock was set on.
 */
const triedForHours = 72;

/**
 * Writes and sends one mail that waits. It is marked as sent right after it was taken: a process that
 * dies in between sends it once more, under the same message id.
 * @throws Error when it was not taken and is to be tried again later
 */
export async function deliverMail(
  site: MailDependencies,
  transport: MailTransport,
  id: number,
): Promise<void> {
  const { database } = site;
  const mark = (values: PgUpdateSetSource<typeof mails>, on: Database | Transaction = database) =>
    on.update(mails).set(values).where(eq(mails.id, id)).returning({ id: mails.id });
  const [mail] = await database
    .select({
      row: mails,
      isLate: sql<boolean>`now() > ${mails.queuedAt} + make_interval(hours => ${triedForHours})`,
    })
    .from(mails)
    .where(eq(mails.id, id));
  if (mail === undefined || mail.row.status !== "waiting") return;
  // Read before it is written: what comes in between is not in it.
  const newestHeard = isMailOf(mail.row, "enquiry-to-vendor") ? await readNewestHeard(database, mail.row) : 0;
  const outgoing = await writeOutgoingMail(site, mail.row);
  if (outgoing === null) {
    await database.transaction(async (transaction) => {
      // Contact, mail, recipient: the lock order of changeOwner.
      await muteOwner(transaction, site.secret, mail.row);
      await mark({ status: "dropped" }, transaction);
      await returnDropped(transaction, mail.row);
    });
    return;
  }
  const attempts = mail.row.attempts + 1;
  try {
    await transport.send(outgoing);
  } catch (error) {
    const refused = error instanceof MailRejectedError;
    const lastError = String(error instanceof Error ? error.message : error).slice(0, 500);
    const isOver = refused || mail.isLate;
    await mark({ attempts, lastError, ...(isOver ? { status: "dead" } : {}) });
    if (isOver) return;
    throw error;
  }
  const marked = await database.transaction(async (transaction) => {
    const sent = await mark({ attempts, status: "sent", lastError: null, sentAt: sql`now()` }, transaction);
    if (isMailOf(mail.row, "enquiry-to-vendor")) await recordEnquiryTold(transaction, mail.row, newestHeard);
    if (isMailOf(mail.row, "message-to-vendor")) await recordMessageTold(transaction, mail.row);
    return sent;
  });
  if (marked.length === 0) await transport.forget(outgoing.messageId);
}

/** Turns mail off for a business whose mailbox has unsubscribed, so that everybody reads why its mail was dropped. */
async function muteOwner(
  transaction: Transaction,
  secret: string,
  mail: typeof mails.$inferSelect,
): Promise<void> {
  if (isMailOf(mail, "enquiry-to-vendor") || isMailOf(mail, "message-to-vendor"))
    await markUnsubscribed(transaction, secret, mail.listingId);
}

/** What was for a business goes to our team. */
async function returnDropped(transaction: Transaction, mail: typeof mails.$inferSelect): Promise<void> {
  if (isMailOf(mail, "enquiry-to-vendor")) await returnToTeam(transaction, mail);
  if (isMailOf(mail, "message-to-vendor")) await returnMessageToTeam(transaction, mail, [mail.listingId]);
}
