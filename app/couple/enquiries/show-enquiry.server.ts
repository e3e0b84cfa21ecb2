import { asc, eq } from "drizzle-orm";

import { albertaDate } from "#app/calendar/alberta-time.ts";
import { normalizeReference } from "#app/messaging/forms/normalize-reference.ts";
import type { Database } from "#database/database.ts";
import {
  enquiries,
  enquiryMessages,
  enquiryQuestions,
  enquiryRecipients,
  mails,
  paidAmounts,
} from "#database/schema/index.ts";

import { describeProgress } from "./describe-progress.ts";
import { enquiryHistory } from "./enquiry-history.ts";
import { enquiryState } from "./enquiry-state.ts";
import { isReal, readProgress, type Progress } from "./read-progress.server.ts";
import { readHeldTexts } from "./texts-held-for-moderation.server.ts";
import { guestsAnswered } from "./stated-guests.ts";

/**
 * One enquiry whole: its questions, how far it is with each of those it is meant for, and its history without
 * an address; null when there is none.
 */
export async function showEnquiry(database: Database, reference: string) {
  const [row] = await database
    .select()
    .from(enquiries)
    .where(eq(enquiries.reference, normalizeReference(reference)));
  if (row === undefined) return null;
  const { id, submissionKey: _submissionKey, addressHash: _addressHash, ...enquiry } = row;
  const questions = await database
    .select({ question: enquiryQuestions.question })
    .from(enquiryQuestions)
    .where(eq(enquiryQuestions.enquiryId, id))
    .orderBy(asc(enquiryQuestions.position));
  const businesses = await readProgress(database, eq(enquiryRecipients.enquiryId, id));
  const states = businesses.filter(isReal).map(({ progress }) => progress);
  return {
    ...enquiry,
    questions: questions.map(({ question }) => question),
    state: enquiryState(enquiry, states, albertaDate(new Date())),
    recipients: businesses.map((business) => ({
      id: business.listing.id,
      name: business.listing.name,
      state: business.progress.state,
      how: describeProgress(business.progress, {
        mailedAt: business.recipient.mailedAt,
        isReal: isReal(business),
        isUnsubscribed: business.isUnsubscribed,
      }),
    })),
    history: await readHistory(database, row, businesses),
    heldTexts: await readHeldTexts(database, id),
  };
}

async function readHistory(
  database: Database,
  enquiry: typeof enquiries.$inferSelect,
  businesses: readonly Progress[],
) {
  const messages = await database
    .select()
    .from(enquiryMessages)
    .where(eq(enquiryMessages.enquiryId, enquiry.id))
    .orderBy(asc(enquiryMessages.id));
  const sent = await database
    .select()
    .from(mails)
    .where(eq(mails.enquiryId, enquiry.id))
    .orderBy(asc(mails.id));
  const paid = await database.select().from(paidAmounts).where(eq(paidAmounts.enquiryId, enquiry.id));
  const nameOf = (wanted: number | null) => businesses.find(({ listing }) => listing.id === wanted)?.listing;
  return enquiryHistory({
    enquiry,
    businesses: businesses.map(({ listing, recipient, answer, standing, booking }) => ({
      name: listing.name,
      category: listing.category,
      queuedAt: recipient.queuedAt,
      passedOnAt: recipient.passedOnAt,
      declinedAt: recipient.declinedAt,
      declineNote: recipient.declineNote,
      answer: answer && standing ? { ...answer, standing, guests: guestsAnswered(enquiry) } : null,
      coupleSaidAt: booking?.coupleSaidAt ?? null,
      businessSaidAt: booking?.businessSaidAt ?? null,
      paid: paid.find(({ listingId }) => listingId === listing.id) ?? null,
    })),
    messages: messages.map((message) => ({
      ...message,
      to: message.listingId === null ? null : (nameOf(message.listingId)?.name ?? "one business"),
    })),
    mails: sent.map((mail) => ({
      ...mail,
      // An operator is a colleague, whose address is no secret here.
      to: mail.kind.endsWith("-to-team")
        ? (mail.recipient ?? "our team’s inbox")
        : mail.kind.endsWith("-to-vendor")
          ? (nameOf(mail.listingId)?.name ?? "a business")
          : "the couple",
    })),
  });
}
