import { and, asc, count, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";

import type { NewMail } from "#app/messaging/outbox/mail-kinds.ts";
import type { PostMails } from "#app/messaging/outbox/post-mails.server.ts";
import type { Database, Transaction } from "#database/database.ts";
import { isListed } from "#database/is-listed.ts";
import { enquiries, enquiryRecipients, listingContacts, listings } from "#database/schema/index.ts";

import { lockListings, readListingContacts } from "./listing-contacts.server.ts";

/**
 * How many enquiries one business gets by mail within an hour: of senders who were new to us when they
 * wrote, and of all. What is more waits for its turn.
 */
const perHour = { newSenders: 10, all: 60 } as const;

/** Whether the sender was new to us when it wrote. */
const isNew = sql<boolean>`${enquiries.askedToConfirmAt} is not null`;

const anHourAgo = sql`now() - interval '1 hour'`;

/**
 * Mails an enquiry to the chosen businesses whose address was confirmed; where a business gets very many
 * it waits for its turn (sendQueuedEnquiries).
 */
export async function sendToBusinesses(
  transaction: Transaction,
  postMails: PostMails,
  enquiryId: number,
): Promise<void> {
  const recipients = await transaction
    .select({ id: enquiryRecipients.listingId })
    .from(enquiryRecipients)
    .where(and(eq(enquiryRecipients.enquiryId, enquiryId), isNull(enquiryRecipients.mailedAt)));
  const contacts = await readListingContacts(
    transaction,
    recipients.map(({ id }) => id),
  );
  const reachable = [...contacts.keys()].toSorted((a, b) => a - b);
  if (reachable.length === 0) return;
  await transaction
    .update(enquiryRecipients)
    .set({ queuedAt: sql`now()` })
    .where(and(eq(enquiryRecipients.enquiryId, enquiryId), inArray(enquiryRecipients.listingId, reachable)));
  for (const listingId of reachable) await sendNext(transaction, postMails, listingId);
}

/** Mails what waits for its turn wherever there is room again. One business that fails stops no other. */
export async function sendQueuedEnquiries({
  database,
  postMails,
}: {
  database: Database;
  postMails: PostMails;
}): Promise<void> {
  const waiting = await database
    .selectDistinct({ listingId: enquiryRecipients.listingId })
    .from(enquiryRecipients)
    .innerJoin(enquiries, eq(enquiries.id, enquiryRecipients.enquiryId))
    .where(and(isNotNull(enquiryRecipients.queuedAt), isNull(enquiries.withdrawnAt)));
  const errors: unknown[] = [];
  for (const { listingId } of waiting) {
    try {
      await database.transaction((transaction) => sendNext(transaction, postMails, listingId));
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, "Enquiries that wait could not be sent");
}

/** Mails the oldest enquiries that wait for a business, as many as its hour still has room for. */
async function sendNext(transaction: Transaction, postMails: PostMails, listingId: number): Promise<void> {
  await lockListings(transaction, [listingId]);
  // Two who send to one business take turns: else each would see room for its own.
  await transaction
    .select({ id: listingContacts.listingId })
    .from(listingContacts)
    .where(eq(listingContacts.listingId, listingId))
    .for("update");
  const waiting = await transaction
    .select({ enquiryId: enquiries.id, isNew })
    .from(enquiryRecipients)
    .innerJoin(enquiries, eq(enquiries.id, enquiryRecipients.enquiryId))
    .where(
      and(
        eq(enquiryRecipients.listingId, listingId),
        isNotNull(enquiryRecipients.queuedAt),
        isNull(enquiries.withdrawnAt),
      ),
    )
    // Whoever was here before waits behind no crowd of strangers.
    .orderBy(isNew, asc(enquiryRecipients.queuedAt), asc(enquiries.id))
    .limit(perHour.all + perHour.newSenders)
    // Its mail refers to the enquiry. Whoever is changing that may wait for its recipient: it goes out after them.
    .for("key share", { of: enquiries, skipLocked: true });
  if (waiting.length === 0) return;
  const listed = await transaction.$count(listings, and(eq(listings.id, listingId), isListed()));
  const recipient = (await readListingContacts(transaction, [listingId])).get(listingId);
  if (recipient === undefined || listed === 0) {
    // Its address is gone or wants no mail by now, or its listing is off: our team passes on what waited.
    await unqueue(
      transaction,
      listingId,
      waiting.map(({ enquiryId }) => enquiryId),
      null,
    );
    return;
  }
  const sent = await countSent(transaction, listingId);
  const going: number[] = [];
  for (const { enquiryId, isNew: fromNewSender } of waiting) {
    if (sent.all >= perHour.all || (fromNewSender && sent.newSenders >= perHour.newSenders)) continue;
    sent.all += 1;
    if (fromNewSender) sent.newSenders += 1;
    going.push(enquiryId);
  }
  if (going.length === 0) return;
  await unqueue(transaction, listingId, going, new Date());
  const mails: NewMail[] = going.map((enquiryId) => ({
    kind: "enquiry-to-vendor",
    recipient,
    enquiryId,
    listingId,
  }));
  await postMails(transaction, mails);
}

async function unqueue(
  transaction: Transaction,
  listingId: number,
  enquiryIds: readonly number[],
  mailedAt: Date | null,
): Promise<void> {
  await transaction
    .update(enquiryRecipients)
    // One that got the enquiry before, and waits for news of it, still has it.
    .set({ queuedAt: null, ...(mailedAt === null ? {} : { mailedAt }) })
    .where(
      and(eq(enquiryRecipients.listingId, listingId), inArray(enquiryRecipients.enquiryId, [...enquiryIds])),
    );
}

async function countSent(transaction: Transaction, listingId: number) {
  const [sent] = await transaction
    .select({ all: count(), newSenders: count(enquiries.askedToConfirmAt) })
    .from(enquiryRecipients)
    .innerJoin(enquiries, eq(enquiries.id, enquiryRecipients.enquiryId))
    .where(
      and(eq(enquiryRecipients.listingId, listingId), sql`${enquiryRecipients.mailedAt} > ${anHourAgo}`),
    );
  return { all: sent?.all ?? 0, newSenders: sent?.newSenders ?? 0 };
}
