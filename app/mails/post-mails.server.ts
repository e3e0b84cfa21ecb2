import { mails } from "#database/schema/index.ts";
import type { Transaction } from "#database/database.ts";
import type { JobQueue, QueuePlan } from "#jobs/job-queue.ts";

/** What a mail can be. */
export const mailKinds = [
  "enquiry-to-team",
  "enquiry-confirmation",
  "enquiry-to-vendor",
  "message-to-team",
  "message-to-vendor",
  "answer-to-couple",
  "lost-link",
] as const;

export type MailKind = (typeof mailKinds)[number];

/** A mail that is to be written and sent; what it says is read from the database when it is sent. */
type NewMail = {
  kind: MailKind;
  /** Null for the inbox of the team. */
  recipient: string | null;
  enquiryId: number;
  listingId?: number;
  messageId?: number;
};

/** Makes mails part of a transaction: either both are there afterwards, or neither. */
export type PostMails = (transaction: Transaction, mails: readonly NewMail[]) => Promise<void>;

export const mailQueue = "mails";

const longestPause = 4 * 60 * 60;

/** @param firstPause seconds before a mail that nobody took is tried again; the pauses double, up to four hours */
export const mailQueuePlan = (firstPause: number): QueuePlan => ({
  name: mailQueue,
  firstPause,
  longestPause,
});

/** Posts where no job queue is open, as at the desk: the running site, or the next, finds what waits. */
export const postForLater: PostMails = async (transaction, newMails) => {
  if (newMails.length > 0) await transaction.insert(mails).values([...newMails]);
};

/** Posts through the job queue. */
export function postThrough(jobs: JobQueue): PostMails {
  return async (transaction, newMails) => {
    if (newMails.length === 0) return;
    const rows = await transaction
      .insert(mails)
      .values([...newMails])
      .returning({ id: mails.id });
    for (const { id } of rows) await jobs.add(transaction, mailQueue, String(id));
  };
}
