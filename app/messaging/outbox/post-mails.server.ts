import { sql } from "drizzle-orm";

import { mails } from "#database/schema/index.ts";
import type { Transaction } from "#database/database.ts";
import type { JobQueue, QueueOptions } from "#jobs/job-queue.ts";

import { mailPriority, type NewMail } from "./mail-kinds.ts";
import { withOperatorCopies } from "./operator-copies.server.ts";

/** Makes mails part of a transaction: either both are there afterwards, or neither. */
export type PostMails = (transaction: Transaction, mails: readonly NewMail[]) => Promise<void>;

export const mailQueue = "mails";

const maxRetrySeconds = 4 * 60 * 60;

/** @param firstRetrySeconds seconds before a mail that nobody took is tried again; the pauses double, up to four hours */
export const mailQueuePlan = (firstRetrySeconds: number): QueueOptions => ({
  name: mailQueue,
  firstRetrySeconds,
  maxRetrySeconds,
});

/** PostgreSQL notification channel for waiting mails that have no job yet. */
export const waitingMailsChannel = "mails_waiting";

/**
 * Tells every running site that mails without a job are waiting. Call it in the transaction that saves them.
 */
export async function announceWaitingMails(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select pg_notify(${waitingMailsChannel}, '')`);
}

/**
 * Posts where no job queue is open, as at the desk: a running site is notified, or the next one to start
 * finds the mails.
 */
export const postWithoutJobQueue: PostMails = async (transaction, newMails) => {
  if (newMails.length === 0) return;
  await transaction.insert(mails).values([...(await withOperatorCopies(transaction, newMails))]);
  await announceWaitingMails(transaction);
};

/** Posts through the job queue. */
export function postThroughJobQueue(jobs: JobQueue): PostMails {
  return async (transaction, newMails) => {
    if (newMails.length === 0) return;
    const rows = await transaction
      .insert(mails)
      .values([...(await withOperatorCopies(transaction, newMails))])
      .returning({ id: mails.id, kind: mails.kind });
    for (const { id, kind } of rows) await jobs.add(transaction, mailQueue, String(id), mailPriority(kind));
  };
}
