import { sql } from "drizzle-orm";

import { mails } from "#database/schema/index.ts";
import type { Transaction } from "#database/database.ts";
import type { JobQueue, QueuePlan } from "#jobs/job-queue.ts";

/** What a mail about an enquiry can be. */
export const enquiryMailKinds = [
  "enquiry-to-team",
  "enquiry-confirmation",
  "enquiry-to-vendor",
  "message-to-team",
  "message-to-vendor",
  "answer-to-couple",
  "lost-link",
  "booking-to-vendor",
  "review-invitation",
] as const;

export type EnquiryMailKind = (typeof enquiryMailKinds)[number];

/** What a mail about an application can be. */
export const applicationMailKinds = [
  "application-to-confirm",
  "application-confirmed",
  "application-to-team",
  "application-approved",
  "application-rejected",
] as const;

export type ApplicationMailKind = (typeof applicationMailKinds)[number];

/** What a mail about a listing can be. */
export const listingMailKinds = ["review-to-vendor", "lost-listing-link"] as const;

export type ListingMailKind = (typeof listingMailKinds)[number];

/** What a mail about a claim can be. */
export const claimMailKinds = [
  "claim-to-confirm",
  "claim-invitation",
  "claim-to-team",
  "claim-to-owner",
  "claim-approved",
  "claim-rejected",
  "claim-replaced",
] as const;

export type ClaimMailKind = (typeof claimMailKinds)[number];

/** The mail with the link to a plan. */
export const planLinkMail = "plan-link";

/** The mail to the team that the date is doubted. */
export const clockMail = "clock-doubted";

/** A mail that is to be written and sent; what it says is read from the database when it is sent. */
export type NewMail = {
  /** Null for the inbox of the team. */
  recipient: string | null;
} & (
  | { kind: EnquiryMailKind; enquiryId: number; listingId?: number; messageId?: number }
  | { kind: ApplicationMailKind; applicationId: number }
  | { kind: "review-to-vendor"; listingId: number; reviewId: number }
  | { kind: "lost-listing-link"; listingId: number }
  | { kind: ClaimMailKind; claimId: number }
  | { kind: typeof planLinkMail; planId: string }
  | { kind: typeof clockMail }
);

/** Makes mails part of a transaction: either both are there afterwards, or neither. */
export type PostMails = (transaction: Transaction, mails: readonly NewMail[]) => Promise<void>;

export const mailQueue = "mails";

const longestPause = 4 * 60 * 60;

/** Mails that somebody waits for in front of a screen. */
const awaited: ReadonlySet<string> = new Set<NewMail["kind"]>([
  "enquiry-confirmation",
  "lost-link",
  "lost-listing-link",
  "application-to-confirm",
  "claim-to-confirm",
  planLinkMail,
]);

/** Mails that may come hours later without anybody noticing. */
const unhurried: ReadonlySet<string> = new Set<NewMail["kind"]>(["review-invitation", "claim-invitation"]);

/** Which mails go first when many wait: those that somebody waits for, then letters, then invitations. */
export function priorityOf(kind: string): number {
  if (awaited.has(kind)) return 2;
  return unhurried.has(kind) ? 0 : 1;
}

/** @param firstPause seconds before a mail that nobody took is tried again; the pauses double, up to four hours */
export const mailQueuePlan = (firstPause: number): QueuePlan => ({
  name: mailQueue,
  firstPause,
  longestPause,
});

/** What PostgreSQL calls the news that mails wait which have no job yet. */
export const waitingMailsChannel = "mails_waiting";

/** Tells every running site that mails wait which have no job yet. In the transaction that lets them wait. */
export async function announceWaitingMails(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select pg_notify(${waitingMailsChannel}, '')`);
}

/** Posts where no job queue is open, as at the desk: a running site hears of it, the next one looks. */
export const postForLater: PostMails = async (transaction, newMails) => {
  if (newMails.length === 0) return;
  await transaction.insert(mails).values([...newMails]);
  await announceWaitingMails(transaction);
};

/** Posts through the job queue. */
export function postThrough(jobs: JobQueue): PostMails {
  return async (transaction, newMails) => {
    if (newMails.length === 0) return;
    const rows = await transaction
      .insert(mails)
      .values([...newMails])
      .returning({ id: mails.id, kind: mails.kind });
    for (const { id, kind } of rows) await jobs.add(transaction, mailQueue, String(id), priorityOf(kind));
  };
}
