import { and, asc, eq, isNotNull, or, sql } from "drizzle-orm";

import type { Database } from "#database/database.ts";
import {
  bookings,
  vendorReplies,
  enquiries,
  enquiryMessages,
  enquiryQuestions,
  enquiryRecipients,
  listingContacts,
  listings,
  takenDates,
} from "#database/schema/index.ts";

import { readFactQuestions } from "#app/couple/fact-questions/read-fact-questions.server.ts";

import { deliveryProgress } from "./delivery.ts";
import { hasNewsToTell } from "./news-to-hear.server.ts";
import { countOutreach, type Outreach } from "./outreach.ts";
import { replyStanding } from "./reply-standing.ts";
import { guestsAnswered, type StatedGuests } from "./stated-guests.ts";

export type EnquiryDetails = NonNullable<Awaited<ReturnType<typeof readEnquiry>>>;
export type EnquiryRecipient = EnquiryDetails["recipients"][number];
export type EnquiryReply = NonNullable<EnquiryRecipient["answer"]>;

/** An enquiry with all that belongs to it: questions, whom it was sent to, answers, what was said since. */
export async function readEnquiry(database: Database, id: number) {
  const [row] = await database.select().from(enquiries).where(eq(enquiries.id, id));
  if (row === undefined) return null;
  const { submissionKey: _submissionKey, addressHash: _addressHash, ...enquiry } = row;
  const questions = await database
    .select({ question: enquiryQuestions.question })
    .from(enquiryQuestions)
    .where(eq(enquiryQuestions.enquiryId, id))
    .orderBy(asc(enquiryQuestions.position));
  const asked = await readRecipients(database, enquiry);
  const facts = await readFactQuestions(database, enquiry, asked);
  const recipients = asked.map((recipient) => ({ ...recipient, questions: facts.get(recipient.id) ?? [] }));
  const messages = await database
    .select({
      id: enquiryMessages.id,
      kind: enquiryMessages.kind,
      listingId: enquiryMessages.listingId,
      text: enquiryMessages.text,
      createdAt: enquiryMessages.createdAt,
      heldAt: enquiryMessages.heldAt,
    })
    .from(enquiryMessages)
    .where(eq(enquiryMessages.enquiryId, id))
    .orderBy(asc(enquiryMessages.id));
  return { ...enquiry, questions: questions.map(({ question }) => question), recipients, messages };
}

/**
 * Whom an enquiry goes to once its sender presses the button in our mail; null when it does not wait for that.
 */
export function pendingOutreach(
  enquiry: Pick<EnquiryDetails, "askedToConfirmAt" | "confirmedAt" | "withdrawnAt" | "recipients">,
): Outreach | null {
  const { askedToConfirmAt, confirmedAt, withdrawnAt, recipients } = enquiry;
  if (askedToConfirmAt === null || confirmedAt !== null || withdrawnAt !== null) return null;
  return countOutreach(recipients);
}

async function readRecipients(
  database: Database,
  { id: enquiryId, eventDate, ...stated }: { id: number; eventDate: string | null } & StatedGuests,
) {
  const rows = await database
    .select({
      id: listings.id,
      slug: listings.slug,
      name: listings.name,
      category: listings.category,
      fictional: listings.fictional,
      mailedAt: enquiryRecipients.mailedAt,
      queuedAt: enquiryRecipients.queuedAt,
      passedOnAt: enquiryRecipients.passedOnAt,
      declinedAt: enquiryRecipients.declinedAt,
      declineNote: enquiryRecipients.declineNote,
      isListed: sql<boolean>`${listings.retiredAt} is null and ${listings.removedAt} is null and ${listings.pausedAt} is null`,
      isPaused: sql<boolean>`${listings.pausedAt} is not null and ${listings.removedAt} is null`,
      isUnsubscribed: sql<boolean>`${listingContacts.mutedAt} is not null`,
      /** Whether it knows of the enquiry, and our team has to tell it what the couple added since. */
      hasNews: sql<boolean>`coalesce(${hasNewsToTell}, false)`,
      /** Whether mail reaches it now: its address was confirmed, and it wants mail. */
      isReachable: sql<boolean>`${listingContacts.email} is not null and ${listingContacts.mutedAt} is null`,
    })
    .from(enquiryRecipients)
    .innerJoin(listings, eq(listings.id, enquiryRecipients.listingId))
    .leftJoin(listingContacts, eq(listingContacts.listingId, enquiryRecipients.listingId))
    .where(eq(enquiryRecipients.enquiryId, enquiryId))
    .orderBy(asc(listings.id));
  const given = await database.select().from(vendorReplies).where(eq(vendorReplies.enquiryId, enquiryId));
  const taken = await readTaken(database, enquiryId, eventDate);
  const booked = given.length === 0 ? [] : await readBooked(database, enquiryId);
  const guests = guestsAnswered(stated);
  return rows.map((recipient) => {
    const answer = given.find(({ listingId }) => listingId === recipient.id);
    const isAmong = (found: readonly { listingId: number }[]) =>
      found.some(({ listingId }) => listingId === recipient.id);
    const isTaken = isAmong(taken);
    const isBooked = isAmong(booked);
    const standing =
      answer &&
      replyStanding(answer, {
        eventDate,
        guests,
        isListed: recipient.isListed,
        isPaused: recipient.isPaused,
        isTaken,
        isBooked,
      });
    return {
      ...recipient,
      /** Whether it is invented, and nobody was asked. */
      isSample: deliveryProgress(recipient, true) === "sample",
      /** Whether its calendar has the couple's date as taken, and not by this couple. */
      isDateTaken: isTaken && !isBooked,
      answer: answer && standing ? { ...answer, standing, guests } : null,
    };
  });
}

/** The businesses asked whose calendar has the couple's date as taken. */
async function readTaken(database: Database, enquiryId: number, eventDate: string | null) {
  if (eventDate === null) return [];
  return database
    .select({ listingId: takenDates.listingId })
    .from(takenDates)
    .innerJoin(enquiryRecipients, eq(enquiryRecipients.listingId, takenDates.listingId))
    .where(and(eq(enquiryRecipients.enquiryId, enquiryId), eq(takenDates.day, eventDate)));
}

/** The businesses that the couple has booked, as at least one side says. */
const readBooked = (database: Database, enquiryId: number) =>
  database
    .select({ listingId: bookings.listingId })
    .from(bookings)
    .where(
      and(
        eq(bookings.enquiryId, enquiryId),
        or(isNotNull(bookings.coupleSaidAt), isNotNull(bookings.businessSaidAt)),
      ),
    );
