import { and, count, desc, eq, sql, type SQL } from "drizzle-orm";

import { maxDeskListRows, type DeskList } from "#app/messaging/forms/desk-list.ts";
import { redactKeysInText } from "#app/messaging/private-links/private-path.ts";
import type { Database } from "#database/database.ts";
import { applications, enquiries, mails } from "#database/schema/index.ts";
import { mailText } from "#mail/mail-text.ts";
import { buildMailHeaders } from "#mail/mail-headers.ts";

import type { MailDependencies } from "#app/messaging/outbox/mail-dependencies.ts";
import type { MailState } from "#app/messaging/outbox/mail-states.ts";
import { mailSender, writeOutgoingMail } from "./outgoing-mail.server.ts";
import { announceWaitingMails } from "#app/messaging/outbox/post-mails.server.ts";

/** A mail that waits and was tried before is being tried again. Without parameters, so that it can be grouped by. */
const stateOf = sql<MailState>`case when ${mails.status} = 'waiting' and ${mails.attempts} > 0 then 'retrying' else ${mails.status} end`;

/** What the desk lists of a mail. */
const summary = {
  id: mails.id,
  state: stateOf,
  kind: mails.kind,
  /** Null for the inbox of the team. */
  recipient: mails.recipient,
  /** Reference of what it is about. */
  about: sql<string | null>`coalesce(${enquiries.reference}, ${applications.reference})`,
  attempts: mails.attempts,
  queuedAt: mails.queuedAt,
  sentAt: mails.sentAt,
  lastError: mails.lastError,
};

const select = (database: Database, which: SQL | undefined) =>
  database
    .select(summary)
    .from(mails)
    .leftJoin(enquiries, eq(enquiries.id, mails.enquiryId))
    .leftJoin(applications, eq(applications.id, mails.applicationId))
    .where(which)
    .orderBy(desc(mails.id));

export type MailSummary = Awaited<ReturnType<typeof select>>[number];

/**
 * The latest mails, newest first, and how many there are in each state.
 * @param state only those; null for all
 * @param most how many; null for all
 */
export async function listMails(
  database: Database,
  state: MailState | null,
  most: number | null = maxDeskListRows,
): Promise<DeskList<MailSummary> & { counts: Partial<Record<MailState, number>> }> {
  const counts = await countMails(database);
  const newest = select(database, state === null ? undefined : eq(stateOf, state));
  const rows = await (most === null ? newest : newest.limit(most));
  const total =
    state === null ? Object.values(counts).reduce((sum, each) => sum + each, 0) : (counts[state] ?? 0);
  return { rows, total, counts };
}

/** How many mails there are in each state; a state without mails is left out. */
async function countMails(database: Database): Promise<Partial<Record<MailState, number>>> {
  const rows = await database.select({ state: stateOf, mails: count() }).from(mails).groupBy(stateOf);
  return Object.fromEntries(rows.map(({ state, mails: number }) => [state, number]));
}

/**
 * One mail with its headers and its text as they would be written now, every private key hidden;
 * null when there is no such mail. `mail` is null when there is nothing left to say.
 */
export async function showMail(site: MailDependencies, id: number) {
  const [row] = await select(site.database, eq(mails.id, id));
  const [whole] = await site.database.select().from(mails).where(eq(mails.id, id));
  if (row === undefined || whole === undefined) return null;
  const outgoing = await writeOutgoingMail(site, whole);
  if (outgoing === null) return { ...row, mail: null };
  const { sender, from } = mailSender(site.settings);
  const { subject, messageId, headers } = buildMailHeaders(outgoing, from);
  const lines: [name: string, value: string][] = [
    ["From", `${from.name} <${from.address}>`],
    ["To", outgoing.to],
    ...(outgoing.replyTo === null ? [] : [["Reply-To", outgoing.replyTo] satisfies [string, string]]),
    ["Subject", subject],
    ["Message-ID", messageId],
    ...Object.entries(headers),
  ];
  const text = mailText(outgoing.content, { sender, unsubscribeUrl: outgoing.unsubscribeUrl });
  return {
    ...row,
    mail: {
      headers: lines.map(([name, value]): [string, string] => [name, redactKeysInText(value)]),
      text: redactKeysInText(text),
    },
  };
}

/** How far a mail is; null when there is none of this number. */
export async function readMailState(database: Database, id: number): Promise<MailState | null> {
  const [row] = await select(database, eq(mails.id, id));
  return row?.state ?? null;
}

/**
 * Gives up a dead mail for good, such as one to an address that does not exist: it waits for nobody any more.
 * @returns whether it was dead until now
 */
export async function dropMail(database: Database, id: number): Promise<boolean> {
  const dropped = await database
    .update(mails)
    .set({ status: "dropped" })
    .where(and(eq(mails.id, id), eq(mails.status, "dead")))
    .returning({ id: mails.id });
  return dropped.length > 0;
}

/**
 * Gives dead mails another three days; the running site, or the next one, sends them.
 * @param id one mail; null for every dead one
 * @returns the numbers of the mails that wait from now on
 */
export async function resendMails(database: Database, id: number | null): Promise<number[]> {
  return database.transaction(async (transaction) => {
    const revived = await transaction
      .update(mails)
      .set({ status: "waiting", queuedAt: sql`now()` })
      .where(and(eq(mails.status, "dead"), id === null ? undefined : eq(mails.id, id)))
      .returning({ id: mails.id });
    if (revived.length > 0) await announceWaitingMails(transaction);
    return revived.map((mail) => mail.id);
  });
}
