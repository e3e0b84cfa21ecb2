import { eq, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";

import { mails } from "#database/schema/index.ts";
import { MailRejectedError, type MailTransport } from "#mail/transport.ts";

import { returnToTeam } from "#app/couple/enquiries/listing-contacts.server.ts";
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
  const mark = (values: PgUpdateSetSource<typeof mails>) =>
    database.update(mails).set(values).where(eq(mails.id, id)).returning({ id: mails.id });
  const [mail] = await database
    .select({
      row: mails,
      isLate: sql<boolean>`now() > ${mails.queuedAt} + make_interval(hours => ${triedForHours})`,
    })
    .from(mails)
    .where(eq(mails.id, id));
  if (mail === undefined || mail.row.status !== "waiting") return;
  const outgoing = await writeOutgoingMail(site, mail.row);
  if (outgoing === null) {
    await database.transaction(async (transaction) => {
      if (isMailOf(mail.row, "enquiry-to-vendor")) await returnToTeam(transaction, mail.row);
      await transaction.update(mails).set({ status: "dropped" }).where(eq(mails.id, id));
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
  const marked = await mark({ attempts, status: "sent", lastError: null, sentAt: sql`now()` });
  if (marked.length === 0) await transport.forget(outgoing.messageId);
}
